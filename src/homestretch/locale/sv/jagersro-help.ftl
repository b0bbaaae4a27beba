### Hjälpen till Jägersro på svenska. Vilka regler varje ämne täcker: games/jagersro/topics.toml.
### Uppmärkning: tom rad = nytt stycke, "- " = punkt i lista, **fet**. Ingen rad får börja med "**".

jagersro-part-start = Hitta din plats
jagersro-part-before = Före loppet
jagersro-part-race = Loppet
jagersro-part-money = Pengar och affärer
jagersro-part-chance = Chanskorten
jagersro-part-end = Slutet
jagersro-part-variants = Varianter
jagersro-part-table = Vid det här bordet

help-jagersro-aim = Vad det går ut på
    .body =
        Två till fem spelare driver var sitt galoppstall under en eftermiddag med tio lopp. Den som har den **största förmögenheten** efter sista loppet vinner.

        Pengarna kommer från tre håll:

        - hästarna vinner prispengar, och varje seger gör dem mer värda
        - bolag och obligationer ger inkomster
        - på totalisatorn satsar du på vinnaren, din egen häst eller någon annans

        Du behöver inte vara bäst på alla tre. Ett litet stall med näsa för spel kan slå ägaren av fem stjärnor.

        Ingen behöver heller sitta över för att leda spelet: programmet är bank, blandar korten, sköter tavlorna och driver totalisatorn. Självt varken spelar eller satsar det.

help-jagersro-stalls = Stallen och turordningen
    .body =
        Varje spelare har ett av stallen A till E, med eget fönster på totalisatorn och egen kolumn för lånen. Vanligtvis delas stallen ut från A i den ordning ni sitter; ett bord kan också låta var och en välja bokstav.

        Turen går åt vänster: A, B, C, D, E och sedan A igen. Tomma stall och spelare som gått i bankrutt hoppas över.

        När flera spelare ska välja, betala eller få pengar efter varandra följer ni den ordningen. Före ett lopp börjar det stall som startar det **kommande** loppet, efter ett lopp det som startade loppet **som just gick**. Har den spelaren gått i bankrutt börjar nästa till vänster.

help-jagersro-setup = Så börjar spelet
    .body =
        Programmet lägger fram brädet, de 20 hästarna med sina kort, 20 galoppkort, 26 chanskort, sex bolag, två obligationer, fem stjärnjockeyer och fem försäkringsbrev.

        Sedan får var och en:

        - **en 2-åring**, dragen ur de fem blandade korten, alldeles gratis
        - **2 000 kr**, ett lån av banken som alla måste ta. Det står i din lånekolumn och kostar ränta redan efter första loppet
        - **fyra marker** på 1 000, 500, 200 och 100 kr. Färgen visar bara vems de är och har inget med hästarnas färger att göra

        Väljer ni stall själva gör ni det innan hästarna dras. Alla andra kort, även de 2-åringar som ingen drog, finns hos banken och är till salu från den första pausen mellan loppen. Spelet börjar med anmälan till lopp 1, utan affärer, om bordet inte har valt annorlunda.

help-jagersro-rhythm = Eftermiddagen steg för steg
    .body =
        Mellan två lopp går ni igenom samma lista uppifrån och ner:

        - **a** prispengar, **b** vinster på totalisatorn
        - **c** ränta på obligationer, **d** ränta på lån
        - **e** segern kontrolleras på markeringstavlan
        - **f** affärer: lån, köp, försäljning
        - **g** anmälan och stjärnjockeyer, **h** avgifter
        - **i** försäkring, **j** spel

        Sedan blandas korten och hästarna släpps iväg. Punkterna a till e hör till loppet som just gick, resten förbereder nästa.

        Medan ett lopp pågår köper, säljer och lånar man inte, utom när ett chanskort säger det. Listan intill brädet visar alltid var ni är.

help-jagersro-secrets = Vad de andra får veta
    .body =
        Nästan allt ligger öppet: kontanter, lån, kort, segrar, och insatserna när de väl har visats. Bara ordningen i de två korthögarna är hemlig in i det sista. Ett bord kan välja att dölja andras kontanter; varje betalning ropas ändå ut med sin summa.

        Några svar ges **dolt**, framför allt insatserna före start. Då frågas ni en i taget, och ditt svar står fast. Förrän den sista har svarat får ingen veta något: inget läggs ut och inga pengar rör sig. Sedan visas och betalas allt på en gång.

        Det du har råd med under tiden är dina egna kontanter, minus det du redan har lovat bort i samma punkt.

help-jagersro-programme = Loppen i programmet
    .body =
        Programmet visar eftermiddagens tio lopp med villkor, avgifter och priser. Läs i förväg! Den som vet vilket lopp som kommer vet också vilken häst som är värd att köpa nu.

        - **Åldern** i villkoren gäller precis som den står: ”endast 2-åringar”, ”3-åringar och äldre” eller alla åldrar. Unga hästar kan gott få möta äldre.
        - ”Ännu inte har vunnit” betyder ingen seger på tavlan vid anmälan; ”vunnit minst en gång” betyder en eller fler. Första loppet frågar bara efter åldern.
        - **Anmälningsavgiften** gäller per häst.
        - **Priserna** går efter placering, så många som programmet nämner: oftast tre eller fyra, i lopp 5 sex stycken.

help-jagersro-handicaps = Handikapp
    .body =
        I några lopp får vissa hästar ett försprång.

        - I **Silver Handicap** rör sig bara 3-åringarna i första omgången; alla andra står över, även om ingen 3-åring är med. I omgång 2 använder de andra siffran på kortet, för omgången räknas för alla.
        - I **Champagnegaloppen** och Svenskt Kriterium startar varje häst utan seger på ruta 3 i sin egen bana, också om det gäller hela fältet. Rutan är vanlig, så inget kort dras.
        - I **Grand Prix** går 5-åringarna exakt 2 rutor i första omgången, vad kortet än säger.

        Ett handikapp är inget kort: varken den som står över eller den som får försprång drar något.

help-jagersro-entering = Att anmäla hästar
    .body =
        I tur och ordning från det startande stallet anmäler du upp till **två av dina hästar**, en eller ingen. Ingen är tvungen. Hästen ska ha rätt ålder och rätt antal segrar, och den får inte vara förkyld.

        Du kan bara anmäla det du kan betala kontant, båda avgifterna om det är två hästar; ingen lånar dig till en anmälan. Det som är anmält står fast.

        Först frågas du om en häst, sedan om en till ifall det går, sedan om vem stjärnjockeyn rider. När alla har svarat går anmälningsavgifterna till banken, och därefter betalas jockeyavgifterna.

        Varje häst springer på banan för sin ålder, i färgen på sitt kort. Två av samma färg kan mötas, men aldrig i samma ålder. Ett bord kan låta anmälan ske dolt och visas samtidigt.

help-jagersro-cancelled = Inställda lopp
    .body =
        Ett lopp behöver minst **två startande**. Är bara en häst anmäld, eller ingen alls, ställs det in. Två räcker, även om båda tillhör samma spelare.

        Det avgörs direkt efter anmälan, innan några pengar har rört sig: ingen avgift, ingen premie, inget spel. Den ensamma hästen går hem gratis, om bordet inte har bestämt att avgiften är förlorad.

        Eftersom inget lopp har ridits blir det varken priser eller räntor. Men ni får göra affärer, så att det går att köpa en häst till loppet som ropas ut härnäst, och sedan följer det. Ett bord kan välja en hel paus med räntor i stället, eller ingen alls.

help-jagersro-star-jockeys = Stjärnjockeyer
    .body =
        Det finns fem stjärnjockeyer, alla likadana. Vem som helst får köpa en, ingen får ha två. Din stannar hos dig spelet ut, om du inte säljer den.

        Före varje lopp får du sätta stjärnjockeyn på en av dina anmälda hästar, eller låta bli. Under loppet kan jockeyn inte byta häst.

        En stjärnjockey skyddar hästen mot precis tre galoppkort: **Dålig galopp**, **Driv inte hästen för hårt** och **Protest**. Kortet dras och är förbrukat utan verkan. Mot allt annat, även en halt häst, står också den bäste ryttaren sig slätt.

        En jockey som rider kan inte säljas förrän loppet är slut. Utgår hästen behåller du jockeyn.

help-jagersro-insurance = Försäkring
    .body =
        Före spelet får var och en försäkra sitt stall för just det här loppet, även utan häst på banan. Premien betalas kontant till ägaren av AB Galoppförsäkring, annars till banken; bolagets ägare försäkrar sig gratis.

        Banken betalar dig sedan

        - **10 000 kr** för var och en av dina hästar som blir halt i loppet
        - **2 000 kr** för var och en av dina hästar som drabbas av chanskortets förkylning

        Pengarna kommer genast när kortet utförs. En premie täcker alla dina hästar, på banan och i stallet. Försäkringen upphör med loppet, betalas aldrig tillbaka och kan inte säljas.

        Ett bord kan i stället försäkra häst för häst: då frågas du om varje anmäld häst, med var sin premie, och bara en försäkrad häst ger 10 000.

help-jagersro-totalisator = Spel på totalisatorn
    .body =
        Du satsar på vinnarens färg. Var och en av dina fyra marker (1 000, 500, 200, 100 kr) läggs på en färg eller stannar på handen, och summan betalas till banken. Flera får ligga på samma färg; 1 800 kr är det mesta någon kan satsa på ett lopp.

        - Bara färger som startar går att spela på. Insatsen gäller **alla hästar i den färgen** i loppet.
        - Insatserna betalas kontant. Du behöver ingen egen häst och får gärna satsa på andras.
        - Alla väljer dolt, marker för marker; före start visas och betalas allt. (Ett bord kan också spela öppet i tur och ordning.)

        Efter start går ingenting att ändra. Utgår alla hästar i din färg är insatsen förlorad, om inte loppet avbryts.

help-jagersro-who-begins = Vem som börjar loppet
    .body =
        Omgångspinnen sätts i hål 1 och det startande stallet går först. Sedan går turen åt vänster tills varje stall med en häst på banan har gått. Spelare utan häst i loppet hoppas över.

        Stall A börjar lopp 1, stall B lopp 2, och så vidare runt bordet. Starten går vidare för varje lopp i programmet, även när ett lopp ställs in; lopp som strukits räknas inte. Ett bord kan välja att den bara går vidare när ett lopp verkligen rids.

        Har stallet som står i tur gått i bankrutt börjar nästa till vänster i dess ställe.

        Att gå först betyder något: loppet stannar så snart en häst är i mål, och av två hästar jämsides placeras den tidigare före.

help-jagersro-turns = Din tur i loppet
    .body =
        I din tur går alla dina hästar i loppet, var och en efter sitt kort. Har du två bestämmer du på nytt i varje omgång **vilken som går först**. Den spelas färdigt, med kort och allt, sedan följer den andra. Går den första i mål är loppet slut och den andra rör sig inte. Utgår den första går den andra ändå, och därefter behöver ingen fråga dig.

        För varje häst gäller denna ordning:

        - Ska den stå över? Då var det dess tur.
        - Hålls den av en dålig galopp? Har ingen befriat den var det också dess tur.
        - Annars går den, och tar kort där den landar på en sådan ruta.

        I övriga regler ligger hästarnas ordning fast: stall för stall från det startande, och i stallet den först anmälda före den andra.

help-jagersro-movement = Så går hästarna
    .body =
        Varje hästkort har 12 siffror. I omgång 1 går hästen så många rutor som första siffran säger, i omgång 2 den andra, och så vidare. Rapid med 5 och 2 går alltså först fem rutor, sedan två. Efter den tolfte börjar raden om.

        - **Hela siffran** gås alltid; det finns inget att välja och ingen står i vägen. Hur många hästar som helst får dela ruta.
        - Omgången räknas för alla. En häst som stod över eller väntade har missat den omgångens siffra.
        - Ingenting skickar en häst längre bak än platsen bakom startlinjen.
        - Sätter en regel eller ett kort in ett annat tal i stället för hästens, gäller det talet i allt under omgången.

        Vissa årstider och lopp börjar längre fram i raden, på siffra 4, 7 eller 10.

help-jagersro-ahead = Vem ligger före?
    .body =
        På raksträckorna är det lätt att se, för där ligger alla banors rutor sida vid sida. I kurvorna har ytterbanorna fler och kortare steg. Dra där en linje längs den yttre rutans framkant rakt in mot innerkanten: den som når längst fram ligger före.

        Programmet gör det med ett tal för varje ruta. Vanligtvis delas båda kurvhalvorna jämnt, och rutan mitt i kurvan är jämsides i alla banor; ett bord kan välja lika långa rutor i stället.

        En häst **leder** om ingen häst som är kvar ligger längre fram, så främsta hästar jämsides leder allihop. ”Bakom” betyder alltid verkligen bakom, aldrig jämsides.

help-jagersro-squares = Rutor och kort
    .body =
        Blå rutor är galopprutor, röda är chansrutor; varje bana har sex av vardera. En häst som **slutar sitt drag** på en sådan tar ett kort ur den högen. Att passera gör ingenting, och inte heller att vänta där eller att skickas tillbaka till starten.

        Ett galoppkort gäller hästen som drog det. Ett chanskort gäller hästens ägare, eller alla om det står så. Alla kort ska följas.

        Flyttar galoppkortet hästen till en annan ruta har den landat där: på en galoppruta tar den nästa galoppkort, och så vidare tills den står stilla, och sedan kanske ett chanskort. Ett kort som låter hästen stå kvar ger inget nytt.

        Kort som gäller en tid behålls tills de har gjort sitt.

help-jagersro-decks = De två korthögarna
    .body =
        Före varje lopp samlas båda högarna in och blandas, direkt efter spelet. Korten tas uppifrån, osedda; använda kort läggs öppet i en slänghög.

        Ska ett kort tas när högen är tom, blandas de använda korten och läggs upp igen. Kort som någon behåller är inte med:

        - **Jämn fart** är borta tills loppet är slut, **Dålig galopp** och **Hästen tröttnar** så länge de gäller
        - ett **stalltips** är borta tills totalisatorn har betalat
        - **förkylningen** är borta tills nästa lopp har startat

        Ett gott minne är alltså värt något: det som ligger bland de använda korten kan inte komma igen före nästa blandning.

help-jagersro-forward-and-back = Galoppkort som flyttar hästen
    .body =
        Tio av de tjugo galoppkorten flyttar bara hästen, ute på banan såväl som i finishen:

        - **Snabb galopp** (fem kort): 2 rutor framåt
        - **Manar på**: 1 ruta framåt
        - **Fin drivning**: 4 rutor framåt
        - **Hästen går utmärkt**: 5 rutor framåt
        - **Skräp i ögat**: 1 ruta bakåt
        - **Hästen snavar**: 3 rutor bakåt, men aldrig bakom starten

        Den nya rutan räknas som landning, så ett kort kan leda till nästa, och ett steg bakåt kan sluta på en chansruta. För kortet hästen över mållinjen har den vunnit på stället. Inget galoppkort ställer någon fråga till dig.

help-jagersro-moving-up = Stark finish, svag finish
    .body =
        Tre galoppkort betyder en sak ute på banan och en annan **i finishen**, det vill säga när de tas för att hästens siffra räcker i mål.

        - **Stark framryckning**: på banan flyttar hästen fram till den sista ruta i sin bana som ännu är bakom ledaren. Leder den själv står den kvar, och den går aldrig bakåt. I finishen går den i mål.
        - **Fin inhämtning**: på banan går en häst som inte leder ännu en gång så många rutor som siffran förde den i omgången. I finishen går den i mål.
        - **Svag finish**: i finishen går hästen högst 2 rutor den här gången. På banan gör kortet ingenting.

        Att gå i mål betyder att mållinjen passeras genast.

help-jagersro-steady-pace = Jämn fart
    .body =
        Det här kortet följer hästen resten av loppet. Från nästa omgång går den **4 rutor i varje omgång**, vad det egna kortet än säger, och tar inga fler galoppkort. Chansrutor gäller som förut.

        Dras kortet i finishen blir redan det draget 4 rutor, så en häst med 5 eller 6 kan stanna strax före mål.

        En häst i jämn fart tar inte heller något kort i finishen: med 4 rutor eller mindre kvar springer den helt enkelt i mål. Ett bord kan bestämma annorlunda. Då tar hästen ett finishkort om den egna siffran hade räckt, och går i mål utan kort om bara fyran räcker.

help-jagersro-tired = Trötta hästar
    .body =
        Två galoppkort kostar hästen ett drag.

        - **Hästen tröttnar** (två kort): på banan står hästen över nästa omgång. I finishen rör den sig inte i den här omgången. En stjärnjockey hjälper inte.
        - **Driv inte hästen för hårt**: bara i finishen, och bara utan stjärnjockey; hästen rör sig inte i den här omgången.

        En häst som stoppas i finishen förlorar den omgången och inget mer. När den står på tur igen försöker den på nytt, och räcker siffran tar den ett nytt kort. Kom ihåg att den missade omgången har gjort av med sin siffra.

        Att stå över på en färgad ruta är ingen landning, så då tas inget kort.

help-jagersro-bad-gallop = Dålig galopp
    .body =
        En häst med stjärnjockey bryr sig inte om kortet. För alla andra gäller:

        - **På banan** hålls hästen kvar. Alla hästar som då är bakom den antecknas. I en senare tur får den gå igen så snart en av dem som är kvar i loppet är jämsides eller förbi. Har alla utgått är den också fri.
        - **I finishen** går den i mål, utom när den leder: då står den kvar och hålls på samma sätt.

        Finns ingen häst bakom gör kortet ingenting och draget fortsätter.

        Ett bord kan låta hästen vänta bara på den närmaste bakom, eller låta den sista bli stående för gott. Skulle alla hästar hållas kvar samtidigt en hel omgång avbryts loppet.

help-jagersro-dropping-out = Protester och halta hästar
    .body =
        En **protest** diskvalificerar hästen var den än dras, om inte en stjärnjockey rider. Du behåller hästen till senare lopp. Ett bord kan låta protester gälla bara i finishen.

        En häst som blir **halt** är ute ur loppet vem som än rider. Är du försäkrad betalar banken 10 000 kr. Hästen går tillbaka till banken med sina segrar och kan köpas igen senare. Ett bord kan också låta ägaren behålla den, eller sälja den för 500 kr till ägaren av AB Hästagenturen eller till banken.

        En häst som utgår lämnar brädet genast. Den räknas inte längre för ledning, väntan eller placering. Men tills loppet är slut räknas den ändå som *med i loppet*: den kan inte säljas och inte bli förkyld.

help-jagersro-finishing-move = Finishen
    .body =
        Räcker omgångens siffra minst lika långt som hästen har kvar till mål tar den ett **galoppkort innan den går**. Banorna är 32, 36, 40 och 44 steg långa, och mållinjen ligger efter sista rutan.

        Först utförs kortet. Flyttar det hästen gäller den nya rutan: ännu ett galoppkort, eller ett chanskort. Sedan går hästen sin siffra, om den inte har utgått, måste stå kvar eller redan är i mål.

        - För långt tillbaka? Den går ändå sin siffra och är helt enkelt inte framme än.
        - En finish, ett kort. Räcker det inte tar hästen ett nytt nästa gång.
        - Förs hästen över linjen av ett kort har den vunnit och tar inget mer. Även ute på banan gäller att ett kort som når målet inte kräver något finishkort.

help-jagersro-placings = Loppets slut
    .body =
        Så snart **en häst är över mållinjen** stannar loppet. Alla andra placeras där de står, även de som hölls kvar eller inte hade hunnit gå i omgången.

        Placeringen går efter avståndet till mål, med kurvorna bedömda som vanligt. Av två hästar jämsides är den före som är tidigare i turordningen, räknat från stallet som började loppet; av två i samma stall den först anmälda. Ett bord kan i stället låta den gå före som skulle ha gått härnäst.

        Hästar som utgått får ingen placering. Är färre kvar än det finns priser stannar resten i banken. Är en enda häst kvar på banan måste den ändå springa i mål, och kan ännu råka illa ut.

help-jagersro-broken-off = När ett lopp avbryts
    .body =
        Har alla hästar utgått innan någon är i mål avbryts loppet. Kortet som gäller utförs färdigt, så att en försäkrad ägare får sina pengar för en halt häst; sedan stannar allt på en gång.

        Alla **insatser kommer tillbaka**, både marker och stalltips, till dem som är kvar i spelet. Anmälningsavgifter, premier och jockeyavgifter gör det inte. Det blir inga priser och ingen seger.

        Loppet räknas som ridet: obligationer ger ränta, lån kostar ränta, och ni gör affärer som vanligt. (Ett bord kan slippa räntorna.) Sedan ropas nästa lopp ut.

help-jagersro-odds = Odds och vinster
    .body =
        Oddset avgörs av **hästen som blir tvåa**. Titta på siffran på banans insida bredvid dess ruta:

        - 1 ruta kvar: odds 20
        - 2 rutor kvar: odds 10
        - 3 rutor: 5, 4 rutor: 4, 5 rutor: 3
        - 6 eller fler, eller ingen tvåa alls: odds 2

        En jämn upplösning ger alltså mest. Det spelar ingen roll vems tvåan är; den kan till och med höra till vinnarens stall.

        I punkt b multipliceras varje insats på vinnarens färg med oddset och betalas av banken, även stalltips: 200 kr till odds 4 ger 800 kr. Själva insatsen får du inte tillbaka därutöver. Alla som satsat på färgen får fullt betalt.

help-jagersro-settlement = Uppgörelsen efter loppet
    .body =
        Efter varje lopp rör sig pengarna i den här ordningen:

        - **a** De placerade hästarnas ägare får prispengar av banken.
        - **b** Totalisatorn betalar vinsterna.
        - **c** Obligationerna ger sin ränta.
        - **d** Alla betalar ränta på lånet som det nu står, till Privatbankens ägare om någon har köpt den, annars till banken. Ägaren själv betalar ingen. Måste du låna till räntan kostar det nya lånet inget än.
        - **e** Segern kontrolleras på markeringstavlan.

        Egentligen markeras segern i samma stund som loppet är avgjort, så hästen är genast mer värd. Betalningarna går i stallens ordning från stallet som började loppet.

help-jagersro-trading = Köpa och sälja
    .body =
        Mellan loppen får var och en göra högst **två affärer av olika slag**:

        - ta ett lån på ett steg
        - amortera, så många steg man vill
        - köpa ett kort
        - sälja ett kort

        Hästar, bolag, obligationer och stjärnjockeyer går att handla med. Priset är kortets värde, vid köp som vid försäljning, och betalas kontant på stället. Till salu hos banken är alla kort som ingen äger, utom förkylda hästar.

        Ni handlar i stallens ordning, från det som börjar nästa lopp, och gör färdigt innan nästa tar vid; en affär du har kvar kan ännu användas till att säga ja till ett bud. Ett nyköpt kort kan inte säljas under samma paus, och en förkyld häst inte alls.

help-jagersro-offers = Affärer mellan spelare
    .body =
        När det är din tur att göra affärer kan du erbjuda en annan spelare att köpa ett visst kort av dem, eller att sälja dem ett av dina. Budet är öppet för alla, binder dig och besvaras genast.

        Det tar en affär av båda: ett köp för köparen, en försäljning för säljaren. Båda måste alltså ha en kvar, och köparen måste ha kontanter. Priset är kortets värde; ett bord kan i stället låta den som bjuder sätta valfritt jämnt hundratal från 100 till 100 000 kr, att ta eller avstå.

        Blir svaret nej är ingenting förbrukat. Men samma bud kan inte läggas igen under pausen, och efter **tre nej** lägger du inga fler den här turen.

help-jagersro-values = Vad hästar är värda
    .body =
        Varje häst har ett värde som beror på åldern och växer **med varje seger**. Det är priset både när man köper och säljer, och det räknas i din förmögenhet i slutet. Hästkortet och markeringstavlan visar det.

        En seger följer hästen för alltid, vem som än äger den. Säljer du en vinnare får du det högre priset, och det är vad köparen betalar.

        I den vanliga utgåvan är värdet utgångspriset gånger ett mer än antalet segrar. Siffrorna för hästar, bolag, obligationer och jockeyer kan rättas i utgåvans fil. Går ett halvt pris inte jämnt upp rundas det uppåt till hela hundralappar.

help-jagersro-companies = Bolag och obligationer
    .body =
        Sex bolag är till salu, och vart och ett tjänar på sitt sätt:

        - **AB Tränartjänst**, **AB Galoppstall** och **AB Galoppförsäkring** får avgifterna per häst som tre chanskort kräver in
        - **AB Galoppförsäkring** får också försäkringspremierna; ersättningarna är bankens sak
        - **AB Jockeytjänst** får före varje lopp betalt av alla andra spelare vars stjärnjockey rider. Den som inte kan betala vid sidan av anmälningsavgifterna kan inte låta jockeyn rida
        - **AB Hästagenturen** köper hästar till halva priset
        - **Privatbanken** får låneräntorna

        Så länge ingen äger ett bolag får banken de pengarna; jockeyavgiften faller då bort.

        De två **obligationerna** ger fast ränta efter varje lopp. Bortsett från stjärnjockeyer får du äga så mycket du har råd med.

help-jagersro-agency = Hästar till halva priset
    .body =
        Den som äger **AB Hästagenturen** betalar bara halva värdet för en häst som köps av banken, både mellan loppen och på chanskort. Vid försäljning får man fulla värdet, så varje köp är en liten vinst, men först senare: ett kort kan inte säljas under samma paus som det köptes.

        Av andra spelare köper ägaren till fullt värde, för ingen skulle betala säljaren den andra halvan. Ett bord kan låta rabatten gälla även där; då är hälften allt säljaren får.

        Ett chanskort som ger halva priset halverar inte en gång till, om inte bordet har kommit överens om en fjärdedel.

help-jagersro-loans = Lån
    .body =
        Banken lånar ut de fasta belopp som står på markeringstavlan, var och en i sin egen kolumn. Taket är **100 000 kr**. Bredvid varje belopp står räntan som ska betalas efter varje lopp.

        Mellan loppen får du låna **ett steg** som en av dina affärer, eller betala tillbaka så många hela steg du vill som en annan. Du kan betala ner till noll; delar av steg går inte. På toppen finns inget steg kvar att ta.

        Stegen är små längst ner och stora längre upp, så titta på vad nästa kostar. Ett lån till en häst som vinner kan mycket väl betala sig; ett lån till spel gör det sällan.

help-jagersro-distress = När kontanterna tar slut
    .body =
        Vissa betalningar går inte att säga nej till: låneräntan, och det som chanskort kräver. Saknar du kontanter händer detta i tur och ordning:

        - Du betalar det du har och tar **lånesteg**, så få som möjligt. Det som blir över av sista steget behåller du. Bara här får man ta flera steg på en gång.
        - Vid 100 000 kr måste du **sälja** till banken för kortens värde, ett valfritt kort i taget, inte fler än som behövs. Hästar i loppet och en jockey som rider går fria; förkylda hästar säljs sist.
        - Finns inget kvar är du bankrutt.

        Vad du är skyldig bestäms innan du lånar eller säljer. Till anmälan, premier, jockeyavgifter, spel, köp och amorteringar finns inga sådana lån, för de är frivilliga. En tvångsförsäljning räknas inte som affär.

help-jagersro-bankruptcy = Bankrutt
    .body =
        Den som inte kan betala ens när allt är sålt är bankrutt och lämnar spelet. De kontanter som finns går till den som skulle ha betalt, resten av kravet faller och lånet stryks. Kort och insatser går till banken, och hästarna behåller sina segrar.

        Hästar på banan springer vidare för bankens räkning i stallets tur, och en stjärnjockey som rider skyddar dem än. Spel på deras färg gäller, en seger markeras, men priset stannar i banken.

        Är bara **en spelare kvar** slutar spelet genast, mitt i vad som än pågår, och den spelaren har vunnit. De bankrutta placeras efter alla andra, den senare före den tidigare.

        Banken själv kan inte gå omkull: den fortsätter bara.

help-jagersro-chance-cards = Chanskort i allmänhet
    .body =
        Ett chanskort utförs genast och helt, innan draget fortsätter. Sedan läggs det bort, om det inte ska behållas. Ett kort som inte kan gälla gör ingenting.

        - **För alla** betyder alla som är kvar i spelet, i stallens ordning från den som drog kortet.
        - **Per häst** räknar varje häst du äger, på banan eller i stallet. Bolagets ägare betalar inget för sina egna.
        - Äger ingen bolaget får banken pengarna.
        - ”Lopp 1 till 6” går efter numret i programmet.

        Saknar du kontanter till en sådan betalning tar du lån. Kort som ger **order** måste följas om det går; kort som **frågar** får du säga nej till. Ett bord kan göra de flesta order frivilliga, men inte tvångsköpet av din dyraste häst och inte ”Köp en häst!”.

help-jagersro-chance-money = Chanskort om pengar
    .body =
        För alla:

        - **Träningsavgift** 3 000 kr per häst, **stallhyra** 2 000 kr, **försäkringsavgift** 2 000 kr, var och en till ägaren av sitt bolag
        - **Banan måste lagas**: 2 000 kr var i lopp 1 till 6, 10 000 kr i 7 till 10, till banken
        - **Veterinärens räkning**, till banken: 1 000 kr för varje 3-åring i lopp 1 till 5, 2 000 kr för varje 4-åring i lopp 6 och 7
        - **Dubbla kassan**: banken fördubblar den, med högst 25 000 kr

        För den som drog kortet:

        - **Bolagsskatt**: betala 10 000 kr per bolag; **goda tider**: få lika mycket
        - **Förmögenhetsskatt**: 20 000 kr, bara i lopp 9 och 10
        - **Pengar från ovan**: du får 5 000 kr
        - **Ta ett lån!** Ett steg, om du inte är skyldig 80 000 kr eller mer

help-jagersro-chance-trading = Chanskort om affärer
    .body =
        De här affärerna görs med banken, räknas inte bland dina två, och en häst som du får på det viset kommer inte med i loppet. Hästar i loppet och förkylda hästar berörs inte.

        - **Vill du köpa en häst?** En till dess värde, om du har lust. **Häst till halva priset**: en till hälften.
        - **Köp en häst!** Du måste, om kontanterna räcker.
        - **Ett bud du inte kan säga nej till** (två kort): din dyraste häst köps för 10 000 kr; av lika dyra väljer du.
        - **Banken köper en häst**: du väljer en och får fullt värde.
        - **Något att sälja?** Ett kort av valfritt slag, om du vill.
        - **Gör en affär!** Ett lånesteg, en amortering, ett köp eller en försäljning.
        - **Lotteriet**: en osåld 3-åring som du väljer, eller 3 000 kr om det inte finns någon.

        Ett bord kan tillåta affärer med andra spelare här.

help-jagersro-stable-tips = Stalltips
    .body =
        Varje färg har ett stalltips bland chanskorten. Drar du det måste du satsa **1 000 kr** hos banken på färgen, förutsatt att en häst i den färgen är kvar i loppet och du har kontanter. Annars läggs kortet bort och ingenting händer.

        Kortet behåller du tills loppet är uppgjort. Vinner färgen ger det 1 000 kr gånger oddset i punkt b, tillsammans med de andra vinsterna. Förlorar färgen, eller utgår alla dess hästar och en annan vinner, är insatsen borta. Avbryts loppet får du den tillbaka.

        Tipset kommer utöver dina marker: det räknas inte in i gränsen på 1 800 kr.

help-jagersro-colds = Förkylning i stallet
    .body =
        När det här chanskortet dras blir alla dina hästar som **inte är med i loppet** förkylda. De får inte starta i nästa lopp, och ingen kan sälja eller köpa dem förrän det har börjat. Kortet behålls så länge. Är alla dina hästar på banan händer ingenting.

        Är du försäkrad i loppet som pågår betalar banken genast 2 000 kr för varje sjuk häst.

        Förkylningen följer hästen, vem som än äger den. Den är över när nästa lopp verkligen startar, efter spelet; ett inställt lopp räknas inte. Bara en bankrutt, eller en tvångsförsäljning när inget annat finns kvar, kan flytta en sjuk häst till banken, som behåller den tills den är frisk.

help-jagersro-fortune = Slutet och vinnaren
    .body =
        Efter sista loppet görs priser, totalisator, obligationsränta och låneränta upp en sista gång. Några affärer blir det inte. Ställs sista loppet in är spelet slut där.

        Sedan räknas allas förmögenhet:

        - hästar, till det värde som segrarna har gett dem
        - bolag och obligationer, till sitt pris
        - kontanter
        - **minus alla skulder**

        Stjärnjockeyer, försäkringar och oanvända tips är inget värda. Störst förmögenhet vinner; lika förmögenhet delar plats.

        Ett bord kan välja annorlunda: strunta i skulderna, räkna stjärnjockeyer, hoppa över sista räntan eller låta antalet segrar skilja. Den som går i bankrutt på sista räntan räknas som bankrutt.

help-jagersro-other-races = Andra lopp och årstider
    .body =
        På programmets baksida finns **åtta lopp till**, vart och ett med sin årstid. Vilket som helst får ersätta lopp 6, 8 eller 10, de med asterisk, högst en gång per spel och överenskommet före start. Det räknas då som loppet med det numret.

        Årstiden avgör var på kortet hästarna börjar: våren i kolumn 1, sommaren 4, hösten 7, vintern 10. Det förändrar varje hästs form. Ni kan också spela hela spelet, eller enstaka lopp, på en annan årstid; ett inbytt lopp behåller alltid sin egen.

        För ett **kortare spel** stryker ni lopp, helst bland 3, 4, 5, 7 och 9, eller slutar tidigare. Ett struket lopp är som om det aldrig stått i programmet: det har ingen paus, och starten går inte vidare för det. Minst ett lopp måste vara kvar.

help-jagersro-race-betting = Spel under loppet
    .body =
        I stället för på totalisatorn kan ni satsa i en gemensam **pott**, som banken öppnar med 1 000 kr.

        Efter varje omgång får spelarna i tur och ordning satsa på en färg som är kvar, eller passa. Du betalar kontant och lägger en marker, vars siffra här saknar betydelse. Du får satsa en gång per omgång och fyra gånger per lopp, på samma färg eller en annan; inget kan ändras i efterhand. Den som satsar först i en omgång satsar sist i nästa, och så runt bordet.

        Priset beror på var ledaren är: 100, 200, 300, 400 eller 500 kr, dubbelt om ni vill. Spelet stänger när en häst har 10 rutor eller mindre kvar.

        En ensam vinnare tar potten; flera delar lika, en del var, och det udda går till banken. Har ingen vinnaren tar banken allt. Avbryts loppet får alla sina insatser tillbaka.

help-jagersro-dark-horse = Dark Horse
    .body =
        För att fylla fältet kan banken skicka ut en egen häst: en som ingen äger och som uppfyller loppets villkor. Den lottas fram efter all anmälan, eller så röstar ni: var och en nämner i tur och ordning en häst eller ingen, flest röster vinner, och av lika den som nämndes först.

        Bankens häst betalar ingen avgift, har varken jockey eller försäkring och går sist i varje omgång. Den räknas bland de två startande som ett lopp behöver. Vem som helst får satsa på dess färg. Vinner den markeras segern, men priset stannar i banken.

        Den tar galoppkort som alla andra. Av chanskorten den drar gäller bara de som är för alla. Så länge den är med i loppet kan ingen köpa den.

help-jagersro-campaign = En dag till
    .body =
        Räcker inte en eftermiddag fortsätter ni en annan dag där ni slutade, med samma spelare i samma stall. Det finns två sätt:

        - **Allt är kvar**: kontanter, lån och alla kort. Ingen får någon ny häst eller något nytt startlån.
        - **Hästar och segrar är kvar**: alla andra kort och kontanterna går tillbaka, lånen stryks, och var och en lånar 2 000 kr på nytt.

        Den som gick i bankrutt dagen före börjar om, med en 2-åring dragen bland de osålda om det finns någon. Förkylningar är över, behållna kort går tillbaka, och stall A börjar åter det första loppet. Allra första dagen är ett vanligt spel.

help-jagersro-refusals = När något inte går
    .body =
        Du kan inte förstöra något med ett felklick. En inmatning som inte är tillåten ändrar ingenting: inga pengar, inget kort och ingen tur går förlorad. Bara du får veta vad som var fel, vilken regel det gäller och vad du kan göra i stället. Att skicka samma drag två gånger gör inte heller något; det räknas en gång.

        Är flera saker fel på en gång får du höra den som säger mest.

        Där bara **ett** drag är möjligt gör programmet det åt dig. Undantagen är att anmäla, försäkra, satsa och svara på bud: där frågas du alltid, även om ”nej” är det enda svaret som återstår. Annars kunde de andra räkna ut hur mycket kontanter du har.

help-jagersro-options = Bordets egna regler
    .body =
        Familjer spelar på sina egna sätt, och de tryckta reglerna lämnar en del frågor öppna. Därför kan varje nytt bord välja sina **regler**: om kontanterna är öppna, vad som händer med halta hästar, om skulder räknas i slutet och mycket annat. Ändrar ni ingenting spelar ni grundreglerna, och det är dem som hjälpen beskriver först.

        Alla val går att kombinera fritt. Ett val som inte har något att verka på gör helt enkelt ingenting, till exempel ordningen för spel under loppet vid ett bord som spelar på totalisatorn. Valen ligger fast före första loppet och kan när som helst läsas vid bordet.

help-jagersro-real-cards = Med riktiga kort
    .body =
        Den som äger lådan kan fortsätta att blanda och dra korten själv och låta programmet vara bank och spelledare. Det frågar då om allt som det annars skulle dra: varje spelares 2-åring, varje galopp- och chanskort i samma stund som det tas, och hästar som lottas fram. Ni matar in vad som kom.

        Det tar bara emot sådant som **kan** komma: ett kort av ett slag som finns kvar i högen sedan senaste blandningen, eller en häst bland de tillåtna. En felskrivning märks alltså genast. Själva blandningarna matas inte in, och alla andra regler är desamma.
