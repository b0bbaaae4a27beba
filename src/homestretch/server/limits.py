"""Who may ask for how much, and from where: token buckets, origins, host names, tokens."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from homestretch.server.settings import Rate

ADDRESSES = 4096
"""Addresses remembered by a `Gate` at most; the one that has been quiet longest is forgotten first."""

DEFAULT_PORTS = {"http": 80, "https": 443}


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.burst
        self.at = clock()

    def take(self, n: float = 1.0) -> bool:
        """Take `n` tokens if they are there."""
        at = self.clock()
        self.left = min(self.rate.burst, self.left + (at - self.at) * self.rate.per_s)
        self.at = at
        if self.left < n:
            return False
        self.left -= n
        return True


class Gate:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of this address; an IPv6 network of 64 bits counts as one address."""
        key = network_of(address)
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.clock)
        self.buckets[key] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()


def network_of(address: str) -> str:
    """What counts as one address: itself, or its /64 in IPv6."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return str(ip)


def is_loopback(address: str | None) -> bool:
    """Whether a peer's address is this machine's own loopback."""
    if not address:
        return False
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return (mapped or ip).is_loopback


def split_host(host: str) -> tuple[str, int | None]:
    """A Host header's name in small letters, and its port; ("", None) if it makes no sense."""
    try:
        parts = urlsplit(f"//{host}")
        if parts.path or parts.query or parts.fragment or parts.username is not None or not parts.hostname:
            return "", None
        return parts.hostname.rstrip(".").lower(), parts.port
    except ValueError:
        return "", None


def own_names() -> frozenset[str]:
    """The names by which this machine knows itself."""
    name = socket.gethostname().lower()
    short = name.split(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


def host_allowed(host: str, more: tuple[str, ...], own: frozenset[str]) -> bool:
    """Whether a Host header is one of ours: an IP address, this machine's name, or one of `more`.

    Any other name could be an attacker's that was made to point here (DNS rebinding); an IP address
    cannot.
    """
    name, _ = split_host(host)
    if not name:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in own or name in more or name.endswith(".localhost")
    return True


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a browser's page may talk to us: it came from the same host and port.

    Programs that are no browsers send no Origin and are let in; a browser always sends one here.
    """
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return False
    name, own_port = split_host(host)
    default = DEFAULT_PORTS[parts.scheme]
    return (parts.hostname.rstrip(".").lower(), port or default) == (name, own_port or default)


def new_token() -> str:
    """A token for a link: 192 random bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def token_fits(digest: str, stored: str | None) -> bool:
    """Compare a token's hash to a stored one in constant time."""
    return stored is not None and hmac.compare_digest(digest, stored)
