import type { ConceptLanguage } from '../concept-languages.ts'

/** Forms that no ending explains: the base, then its forms. A form may stand without the endings that others explain. */
export const irregular: Record<ConceptLanguage, string> = {
  en: `
    be was were been; go went gone; buy bought; bring brought; get got gotten; give gave given; take took taken;
    make made; pay paid; say said; see saw seen; send sent; sell sold; tell told; think thought; find found;
    lose lost; leave left; keep kept; hold held; come came; become became; begin began begun; break broke
    broken; build built; catch caught; choose chose chosen; do did done; draw drew drawn; drink drank drunk;
    drive drove driven; eat ate eaten; fall fell fallen; feel felt; fight fought; fly flew flown; forget forgot
    forgotten; freeze froze frozen; grow grew grown; hang hung; have had has; hear heard; hide hid hidden; know
    knew known; lend lent; lie lay lain lies lied lying; light lit; meet met; ride rode ridden; ring rang rung;
    rise risen; run ran; sing sang sung; sit sat; sleep slept; speak spoke spoken; spend spent; stand stood;
    steal stole stolen; swim swam swum; swear swore sworn; teach taught; throw threw thrown; understand
    understood; wake woke woken; wear wore worn; win won; write wrote written; child children; man men; woman
    women; foot feet; tooth teeth; mouse mice; person people; goose geese; knife knives; wife wives; shelf
    shelves; leaf leaves; loaf loaves; half halves; good better best; bad worse worst badly; far further
    furthest farther farthest; die died dies dying; tie tied ties tying; use used uses using; ice iced; bus
    buses; gas gases; dig dug; feed fed; shoot shot; shake shook shaken; shine shone; show shown; strike struck;
    stick stuck; sweep swept; tear tore torn; blow blew blown; bend bent; bind bound; bite bit bitten; bleed
    bled; breed bred; deal dealt; dream dreamt; lay laid; lead led; lean leant; learn learnt; mean meant; seek
    sought; sink sank sunk; slide slid; spin spun; spread spreads; swing swung; weave wove woven; withdraw
    withdrew withdrawn; life lives; thief thieves; wolf wolves; scarf scarves; calf calves; self selves; true
    truly; simple simply; full fully; dull dully; ski skis skied skiing; sad sadly; dry drily; day days;
    criterion criteria; analysis analyses; crisis crises; gentle gently; can't cant; don't dont; doesn't doesnt; didn't didnt; isn't
    isnt; aren't arent; won't wont; wasn't wasnt; haven't havent; hasn't hasnt; couldn't couldnt; spoil spoilt; prove proven; burn burnt; spill spilt; smell smelt; shrink shrank shrunk`,
  de: `
    gehen ging gegangen; kommen kam kommt gekommen; geben gab gibt gegeben gib gibst gibts; nehmen nahm nimmt
    genommen nimm nimmst; sehen sah sieht gesehen siehst sieh; sprechen spricht sprach gesprochen sprich
    sprichst; finden fand gefunden; essen isst ass gegessen iss; trinken trank getrunken; fahren fuhr fahrt
    gefahren fahrst; schreiben schrieb geschrieben; lesen liest las gelesen lies; bringen brachte gebracht;
    denken dachte gedacht; wissen wusste gewusst; helfen hilft half geholfen hilf hilfst; verlieren verlor
    verloren; vergessen vergisst vergass vergiss; schliessen schloss geschlossen; ziehen zog gezogen zieht;
    bleiben blieb geblieben; laufen lief lauft gelaufen; tragen trug tragt getragen; schlafen schlief
    geschlafen; werfen wirft warf geworfen wirf wirfst; brechen bricht brach gebrochen brich brichst; bieten bot
    geboten; fliegen flog geflogen; treffen trifft traf getroffen triff triffst; sterben stirbt starb gestorben;
    gut besser beste; viel mehr meiste; tun tat tust tut getan taten; lassen liess lasst; halten hielt halt
    gehalten; fallen fiel fallt; heissen hiess geheissen; rufen rief gerufen; sitzen sass gesessen; liegen lag
    gelegen; verstehen verstand verstanden; treten tritt trat getreten; kennen kannte gekannt; nennen nannte
    genannt; schneiden schnitt geschnitten; schreien schrie geschrien; singen sang gesungen; springen sprang
    gesprungen; steigen stieg gestiegen; streichen strich gestrichen; schwimmen geschwommen; schieben schob
    geschoben; schiessen schoss geschossen; schlagen schlug schlagt geschlagen; scheinen schien geschienen;
    verschwinden verschwand verschwunden; vergleichen verglich verglichen; leihen lieh geliehen; messen misst
    gemessen; reissen riss gerissen; riechen gerochen; senden gesandt sandte; waschen wusch wascht gewaschen;
    wachsen wuchs wachst gewachsen; binden gebunden; erfinden erfand erfunden; zwingen zwang gezwungen; laden
    lud geladen; braten briet gebraten; fangen fing fangt gefangen; hangen hing gehangen; heben hob gehoben;
    lugen log gelogen; leiden litt gelitten; raten geraten; geschehen geschah geschieht; gross grosser grosster
    grosste; hoch hoher hohe hohen hohes hochste hochsten; nah naher; lang langer langste langsten; kurz kurzer;
    alt alter alteste altesten; jung junger jungste jungsten; führe führen führst; beginne beginnen begann
    begonnen; gewinne gewinnen gewann gewonnen; stehen gestanden; stehlen stahl stiehlt gestohlen; erscheinen erschien erschienen; beweisen bewies bewiesen;
    überweisen überwies überwiesen überweist; verschieben verschob verschoben; frieren fror gefroren;
    einfrieren eingefroren;
    karte karten; küste küsten; torte torten; minute minuten; route routen; liste listen; hütte hütten; tante tanten;
    taste tasten; geste gesten; weste westen; note noten; paste pasten; sorte sorten; frist fristen; gast gäste gästen;
    leise leiser leisen leises; wert werte werten`,
  fr: `
    aller vais va vont ira irai allez allons allait; avoir ai as a ont eu; faire fais fait font ferai fera
    faites faisons faisait faite; pouvoir peux peut peuvent pourrai pouvez pouvons pouvais pouvait pourra
    pourrait; vouloir veux veut veulent voudrais voulez voulons voulais voulait voulaient; venir viens vient
    viennent venu venez venons venait venue; prendre prends prend prennent pris prise prenez prenons prenait
    prises; mettre mets met mettent mis mise mettez mettons; voir vois voit voient vu voyez voyons voyait verra
    verrai; savoir sais sait savent su savez savons savait saura savais savaient; dire dis dit disent dites
    disons disait; lire lis lisent lu lue; ecrire ecris ecrit ecrivent ecrivez ecrite; recevoir recois recoit
    recoivent recu recevez recevrai recevra recue; ouvrir ouvre ouvrez ouvert ouverte ouvrir ouvres ouvrent
    ouvrons; boire boit boivent bu buvez; perdre perds perd perdent perdu perdue; vendre vends vend vendent
    vendu vendue; rendre rends rend rendent rendu; partir pars partent parti partie partez; sortir sors sort
    sortent sorti sortez sortie; oeil yeux; bon meilleur meilleure; mauvais pire; devoir dois doit devez doivent
    devons devrais devrait devra du; comprendre comprends comprend comprenez comprennent compris comprise;
    apprendre apprends apprend apprenez apprennent appris apprise; offrir offre offrez offert offerte; croire
    crois croit croyez croient cru; suivre suis suit suivez suivent suivi suivie; vivre vivez vivent vecu;
    connaitre connais connait connaissez connaissent connu connue; dormir dors dort dormez dorment dormi; servir
    sers sert servez servent servi; sentir sens sent sentez sentent senti; tenir tiens tient tenez tiennent
    tenu; devenir deviens devient deviennent devenu devenue; revenir reviens revient reviennent; obtenir obtiens
    obtient obtenez obtenu; conduire conduis conduit conduisez; envoyer envoie envoies envoient enverrai
    enverra; payer paie paies paient paiera; essayer essaie essaies essaient; nettoyer nettoie nettoient;
    acheter achete achetes achetent acheterai; appeler appelle appelles appellent; vrai vrais vraie vraies
    vraiment; beau bel belle belles; nouveau nouvel nouvelle nouvelles; vieux vieil vieille vieilles; blanc
    blanche blanches; long longue longues; gros grosse grosses; doux douce douces; frais fraiche fraiches; sec
    seche seches; jaloux jalouse; heureux heureuse; travail travaux; complet complete completes; rompre rompu rompue; courir couru; réduire réduis réduit réduisez; renvoyer renvoie renvoies renvoyez;
    modifier modifie modifies modifiez`,
  es: `
    ir voy vas va vamos van fui fue ido; hacer hago hace hacen hizo hecho haces hacemos hare hara haria hicieron
    hiciste haz haga hagan hagamos hagas; tener tengo tiene tienen tuve tenido tienes tenemos tendra tendre
    tendria tuvo tuvieron; poder puedo puede pueden pude puedes podemos podria podrias podrian podra podras
    podre podia pudo; querer quiero quiere quieren quise quieres queremos querria queria quiso quisiera; decir
    digo dice dicen dijo dicho dices dime diga dijeron dira diria digan digamos digas; venir vengo viene vienen
    vino vienes vinieron vendra; poner pongo pone ponen puse puesto pones puso pondre pondra pon ponga puesta
    puestas puestos; salir salgo sale salen sales saldra saldre salga salgan; ver veo ve ven vi visto ves vemos
    vio vieron vista vistos; dar doy da dan di dado das dieron demos; saber se sabe saben supe sabes sabemos
    supo sabra; volver vuelvo vuelve vuelto vuelves vuelven volvera volvio vuelva vuelvan volvere; devolver
    devuelvo devuelve devuelto devuelves devuelven devolvera devuelva; encontrar encuentro encuentra encuentran
    encuentras encuentre encuentren encuentres; perder pierdo pierde pierdes pierden perdera perdere; pedir pido
    pide piden pides pidio pida; abrir abierto abierta; escribir escrito; romper roto rota; probar pruebo
    prueba; empezar empiezo empieza empiezas empiezan empiece; cerrar cierro cierra cierras cierran cierre
    cierren; dormir duermo duerme duermes duermen; costar cuesta cuestan costara costo; bueno mejor buen buena;
    malo peor mal; estar estoy estas esta estamos estan estuvo estuve estaria; comenzar comienza comienzan
    comienzo; pensar pienso piensas piensa piensan piense; mostrar muestro muestras muestra muestran muestrame
    muestre; enviar envio envia envias envian envie; seguir sigo sigues sigue siguen siga; elegir elijo eliges
    elige eligen elija; preferir prefiero prefieres prefiere prefieren; conocer conozco conoces; ofrecer
    ofrezco; pagar pague pagues; buscar busque busques; llegar llegue llegues llegara; tocar toque; jugar juegas
    juega juegan; servir sirvo sirve sirven; sentir siente sienten; morir muero muere murio; traer traigo trae
    traen trajo; caer caigo cae caen cayo; oir oigo oye oyen; leer leo lee leen leyo leido; creer creo cree
    creen; recibir recibira; resolver resuelvo resuelve resuelto; cubrir cubierto; imprimir impreso impresa;
    joven jovenes; grande gran; sentar sienta sientate siente; comer comio; mover mueve mueves muevo muevelo; renovar renueva renuevo renuevan; rastrear rastrea rastreo`,
  it: `
    andare vado va vanno vai andiamo andate andro andra; fare faccio fai fa fanno fatto facciamo fate faro fara
    facendo facevo; avere ho hai ha hanno abbiamo avete avro avra avuto abbia abbiano avrei; potere posso puoi
    puo possono possiamo potete potrei potrebbe potro potra potevo; volere voglio vuoi vuole vorrei vogliamo
    volete vorrebbe voluto; dire dico dice detto dici dicono diro dira; venire vengo viene vengono venuto vieni
    verro verra venuta; vedere visto visti vedro vedra; prendere preso presa presi prese; mettere messo messa
    messi messe; aprire aperto aperta aperti aperte apro apri aprono; chiudere chiuso chiusa chiusi chiuse;
    scrivere scritto; leggere letto; perdere perso persa; rompere rotto rotta; scegliere scelgo scelto scegli
    sceglie scelti; spendere speso; rispondere risposto; chiedere chiesto; uscire esco esce esci escono; buono
    migliore meglio; cattivo peggiore peggio; uovo uova; uomo uomini; dovere devo devi deve dobbiamo dovete
    devono dovrei dovrebbe dovro dovra; sapere sai sappiamo sapete sanno saputo sapro sapra; stare sto stai sta
    stanno stato; dare do dai da dato; togliere tolgo togli toglie tolto; tenere tengo tieni tiene tengono;
    rimanere rimango rimane rimasto; spegnere spengo spegni spento; scendere sceso; vincere vinto; correre
    corso; finire finisco finisci finisce finiscono; capire capisco capisci capisce; arrivare arrivera arrivero
    arrivano; costare costera; tornare tornero tornera; ricevere ricevero ricevera; trovare trovero trovera;
    mandare mandero mandera; bello bel bei begli bell; grande gran; amico amici; medico medici; dito dita; paio
    paia; lenzuolo lenzuola; camera camere; lettera lettere; opera opere; tessera tessere;
    rifiutare rifiuta rifiutano rifiutiamo rifiutate rifiutato rifiutata; scendere sceso scesa; bere bevuto; smettere smesso`,
  pt: `
    ir vou vai vao fui foi vamos vais ia; fazer faco faz fazem fiz fez feito fazes fizeram farei fara faria faca
    facam; ter tenho tem tinha teve tens temos tive tiveram tera teria; poder posso pode podem podes podemos
    pude podia poderia possa; querer quero quer querem quis queres queremos queria queira; dizer digo diz disse
    dito dizes dizem disseram diga diria; vir venho vem veio vens vimos vieram venha; por ponho poe pos posto
    pomos puseram ponha posta; ver vejo ve viu visto ves vemos vimos vejam veja vejamos vejas; dar dou da deu
    dado das damos deram de demos; saber sei sabe soube sabes sabemos souberam saiba; trazer trago traz trouxe
    trazes trouxeram traga; perder perco perdi perca; pedir peco pede pedes pedem; abrir aberto aberta; pagar
    pago paga pague paguem; ganhar ganho; bom boa melhor bons boas; mau ma pior; estar estou esta estamos estao
    esteve estava; ser sou somos foram; ler leio le leem leu; sair saio sai saem saiu; subir sobe sobem; dormir
    durmo; preferir prefiro prefere preferes; servir sirvo; seguir sigo; conseguir consigo consegue consiga
    consigas; chegar chegue; buscar busque; ficar fique; comecar comece; procurar procura; cair caio cai caiu;
    enviar envia envie; escrever escrito escrita; cao caes; pao paes; mao maos; irmao irmaos; flor flores; papel
    papeis; azul azuis; facil faceis; dificil dificeis; possivel possiveis; disponivel disponiveis; bloquear bloqueia bloqueie; desbloquear desbloqueia desbloqueie; cair caido caiu`,
  nl: `
    gaan ga gaat ging gegaan; kopen koopt kocht gekocht; brengen bracht gebracht; geven gaf gegeven; nemen nam
    genomen; zien zag gezien; doen deed gedaan; zoeken zocht gezocht; vinden vond gevonden vindt; krijgen kreeg
    gekregen kregen; komen kwam gekomen; spreken sprak gesproken; lezen las gelezen; schrijven schreef
    geschreven; eten at gegeten; drinken gedronken; rijden reed gereden rijdt rijd; sluiten sloot gesloten;
    kiezen koos gekozen; verliezen verloor verloren; vergeten vergat; helpen hielp geholpen; breken brak
    gebroken; vliegen vloog gevlogen; slapen sliep geslapen; lopen liep gelopen; kind kinderen; ei eieren; goed
    beter best betere beste; stad steden; schip schepen; laten liet gelaten lieten; houden hield gehouden houdt
    hou; vallen viel gevallen; blijven bleef gebleven; kijken keek gekeken; moeten moest moesten; kunnen kon
    konden; willen wou wilde; mogen mag mocht; zullen zou zult; weten weet wist geweten; denken dacht gedacht;
    staan sta staat stond gestaan; slaan sla slaat sloeg geslagen; zitten zat gezeten; liggen lag gelegen;
    zetten gezet; leggen gelegd legde; zeggen zei gezegd; hebben gehad; worden werd geworden wordt; trekken trok
    getrokken; dragen droeg gedragen; schieten schoot geschoten; bieden bood geboden; verbieden verbood
    verboden; snijden sneed gesneden; stijgen steeg gestegen; wijzen gewezen; schijnen scheen geschenen; zwemmen
    zwom gezwommen; winnen gewonnen; beginnen begon begonnen; springen sprong gesprongen; zingen zong gezongen;
    sterven stierf gestorven; roepen riep geroepen; wassen waste gewassen; lijden leed; lijken leek geleken;
    groot grotere grootste groter; nieuw nieuwere; klein kleinste kleinere; bed bedden; dag dagen; weg wegen;
    blad bladeren bladen; lid leden; glas glazen; gat gaten; dak daken; spel spelen spellen; vader vaders; auto
    auto's; naam namen; maat maten; luister luisteren luistert luisterde geluisterd; stelen steelt stal gestolen; jatten jat gejat; binden bond gebonden; bijten beet gebeten; verschijnen
    verscheen verschenen; vertrekken vertrok vertrokken vertrekt; werpen wierp geworpen; gieten goot gegoten;
    bewijzen bewees bewezen`,
  pl: `
    isc ide idzie idziesz idziemy idz szedl szla poszedl poszla pojde pojdzie; jechac jade jedzie jedziesz
    jedziemy jedz; jesc jem je jesz jadl jedza; miec mam ma masz mamy maja mial miala mieli; byc jest sa byl
    byla bylo byli byly bede bedzie beda badz; wziac wezme wez wezmie wzial wziela; moc moge moze mozesz mozemy
    moga mogl mogla mogli moglbym; chciec chce chcesz chca chcemy chcial chciala chcialbym chcialabym; wiedziec
    wiem wie wiesz wiedza wiedzial; dac dam da dal dala daj dajcie; powiedziec powiem powie powiedz powiesz
    powiedzial; znalezc znajde znajdz znajdzie znalazl znalazla znaleziono znajdziesz znalezli znalezlismy;
    pisac pisze piszesz pisz; napisac napisze napisz; wpisac wpisze wpisz; zapisac zapisze zapisz; podpisac
    podpisze podpisz; wyslac wysle wyslij wysylaj wysyla wysylam wysylac; pokazac pokaze pokaz pokazuj pokazuje;
    szukac szuka szukam; otworzyc otworz otwieraj otwiera otwieram otwierac; zamknac zamknij zamykaj zamyka
    zamykac; kupic kup kupuj kupuje kupowac; przyjsc przyjde przyjdz przyjdzie przyszedl przyszla; wyjsc wyjde
    wyjdz wyjdzie wyszedl wyszla; wejsc wejde wejdz wejdzie wszedl weszla; odejsc odejdz odeszla; wracac wroc
    wracaj; wrocic wroc wroce; zaczac zaczne zacznij zacznie zaczelo zaczela; umrzec umrze umarl; siasc siadz
    usiadz; czlowiek ludzie ludz ludzi ludzmi; dziecko dzieci dziec dziecmi; dzien dni dniach dniem dniu dnia;
    rok roku lata lat latach; dobry lepsz najlepsz lepiej najlepiej dobrze dobrzy; zly gorsz najgorsz gorzej
    zle; duzy wieksz najwieksz; maly mniejsz najmniejsz; lekki lzejsz najlzejsz; wysoki wyzsz; niski nizsz;
    krotki krotsz; dlugi dluzsz; drogi drozsz; bliski blizsz; reka rece rek rekami; oko oczy oczu oczami ocz;
    ucho uszy uszu; przyjaciel przyjaciol przyjaciolmi; pies ps psa psy psem psow; tydzien tygodn; miesiac
    miesiec; pieniadz pieniedz pieniedzmi; ojciec ojc; chlopiec chlopc; koniec konc; taniec tanc; sen snu sny
    snem; lew lwa lwy; swiat swiecie; miasto miescie; las lesie; stol stole; droga drodze; noga nodze nog; brat
    braci bracia; ksiadz ksieza; gosc goscie gosci goscmi; kwiat kwiecie; obiad obiedzie; zdjecie zdjec;
    samochod samochodzie; numer numerze; komputer komputerze; papier papierze; rower rowerze; bar barze; wujek
    wujk; region regiony regionow; milion miliony milionow; kobieta kobiet; odpowiedziec odpowiem odpowie
    odpowiesz odpowiedz; wizyta wizycie; gra gre gry; pomoc pomoge pomoz pomogl; paznokiec paznokcie paznokci;
    stopa stopy stopie stope stopami stopach; wybrać wybierz wybieram wybierze wybrany wybrana wybrane; odebrać odbierz odbiorę odbierze odebrany;
    wynająć wynajmij wynajęty wynajęta; wypowiedzieć wypowiedz; zamrozić zamroź; odnowić odnów; kraść skradziony
    skradziona skradzione skradziono ukradziony; sprzedać sprzedany sprzedana sprzedane; napisać napisany napisana`,
  tr: `
    ev eve evi; iş işe; ad adı adım adın adını; ay aya; el eli ele elim; su suyu suya suyun suda sudan; et ed;
    de diyor diyorum diyorsun dedi dedim; oku okuyor okuyorum okuyorsun; ist iste; isim ism; resim resm; şehir
    şehr; burun burn; ağız ağz; akıl akl; izin izn; beyin beyn; nehir nehr; vakit vakt; boyun boyn; ömür ömr;
    şekil şekl; gönül gönl; emir emr; metin metn; sabır sabr; kısım kısm; nesil nesl; baş başı başa; saat saati
    saate saatte; alışveriş alışverişi; ne neyi neye; para paranı; baba babam baban babama babamla babana; anne
    annem annen anneme annemle annene; kardeş kardeşim kardeşi; fikir fikri fikrim fikrin fikre; oğul oğlu oğlum; çalmak çalındı çalınmış; silmek silindi silinmiş; seçmek seçildi seçili; kırmak kırıldı kırılmış`,
  ar: `
    دقيقة دقائق; مشكلة مشاكل; كتاب كتب; صورة صور; شخص أشخاص; طفل أطفال; رجل رجال; امرأة نساء; ولد أولاد; بنت
    بنات; بيت بيوت; باب أبواب; غرفة غرف; درس دروس; فيلم أفلام; رسالة رسائل; سعر أسعار; متجر متاجر; شارع شوارع;
    مدينة مدن; بلد بلاد بلدان; دولة دول; صديق أصدقاء أصدقائ; يوم أيام; أسبوع أسابيع; شهر أشهر شهور; سنة سنوات
    سنين; عام أعوام; وقت أوقات; لون ألوان; حجم أحجام; رقم أرقام; اسم أسماء أسمائ; عنوان عناوين; سؤال أسئلة أسئل;
    جواب أجوبة; حدث أحداث; لعبة ألعاب; صندوق صناديق; مفتاح مفاتيح; قميص قمصان; حذاء أحذية أحذي; ثوب أثواب ثياب;
    فستان فساتين; كرسي كراسي; مكتب مكاتب; كوب أكواب; طبق أطباق; مطعم مطاعم; فندق فنادق; تذكرة تذاكر; موعد
    مواعيد; مريض مرضى; طبيب أطباء; دواء أدوية أدوي; مرض أمراض; عين عيون; يد أيدي يدي يدك; رأس رؤوس; قدم أقدام;
    سن أسنان; كلب كلاب; قطة قطط; شجرة أشجار; زهرة زهور أزهار; نهر أنهار; جبل جبال; بحر بحار; طريق طرق; قلم
    أقلام; دفتر دفاتر; ورقة أوراق; حقيبة حقائب; جهاز أجهزة أجهز; هاتف هواتف; برنامج برامج; موقع مواقع; رابط
    روابط; نافذة نوافذ; قائمة قوائم; جدول جداول; حرف حروف أحرف; عميل عملاء; زبون زبائن; عضو أعضاء أعضائ; مدير
    مدراء; عامل عمال; مال أموال; بنك بنوك; فاتورة فواتير; ضريبة ضرائب; عرض عروض; قسم أقسام; نوع أنواع; شكل
    أشكال; جزء أجزاء; هدف أهداف; فكرة أفكار; رأي آراء; حق حقوق; شرط شروط; قانون قوانين; خطأ أخطاء أخطائ; حل
    حلول; فصل فصول; مدرسة مدارس; طالب طلاب; جندي جنود; سلاح أسلحة أسلح; دليل أدلة; طعام أطعمة; فاكهة فواكه; لحم
    لحوم; سمكة أسماك سمك; ضيف ضيوف; جار جيران; مهمة مهام; وسيلة وسائل; نتيجة نتائج; مصدر مصادر; منطقة مناطق;
    مركز مراكز; مبنى مباني; طابق طوابق; سوق أسواق; ليلة ليالي; نص نصوص; ميزة مزايا; هدية هدايا; قصة قصص; أغنية
    أغاني; صوت أصوات; عمل أعمال; فريق فرق; موسم مواسم; مقطع مقاطع; وثيقة وثائق; تقرير تقارير; دور أدوار; كبير
    كبار; صغير صغار; جديد جدد; فقير فقراء; سعيد سعداء; قناة قنوات; حديقة حدائق; إطار إطارات; وجه وجهي وجهك; وجبة
    وجبات; أخ أخي أخوك; أب أبي أبوك; خبر أخبار`,
  zh: '人 人们',
  ja: '',
}

/** Adjectives that English compares by er and est: of other words in er too many are something else. */
export const compared: Partial<Record<ConceptLanguage, string>> = {
  en: 'angry big black blue bold brave brief bright broad busy calm cheap clean clear clever close cold cool crazy cruel cute damp dark dear deep dirty dry early easy fair fancy fast fat fine firm fit flat fond fresh friendly full funny gentle great green guilty handy happy hard harsh healthy heavy high hot huge hungry ill kind large late lazy light likely little lonely long loose loud lovely low lucky mad mean messy mild narrow nasty near neat new nice noisy odd old pale plain polite poor pretty proud pure quick quiet rare raw ready red rich rough round rude sad safe scary sharp shiny short shy sick silly simple slim slow small smart smooth soft sore sour steep strange strict strong sunny sure sweet tall tame tasty thick thin tidy tight tiny tired tough true ugly warm weak wealthy weird wet white wide wild wise worthy young',
}
