import type { CommandLanguage } from '../kinds.ts'

/** What small words ask for. */
export const questionCues = [
  'when',
  'howMuch',
  'howMany',
  'howLong',
  'who',
  'where',
  'what',
  'why',
  'how',
  'whether',
] as const

/** What small words tell of a sentence: what is asked for, what is denied, taken back or put in order. */
export const cueNames = [
  ...questionCues,
  'not',
  'only',
  'instead',
  'then',
  'and',
  'or',
  'least',
  'most',
  'last',
  'end',
  'named',
  'into',
  'seek',
  'find',
  'put',
  'note',
  'send',
  'filler',
  'kindNoun',
  'told',
  'new',
  'insteadOf',
  'press',
  'go',
] as const
export type CueName = (typeof cueNames)[number]

/**
 * Words and phrases in the order of `cueNames`, a line for each; bars between them. `whether` begins a question that is
 * answered with yes or no, `end` stands before the later of two days, `named` before somebody's name, `into` before
 * the place for a value; `seek`, `find`, `put`, `note` and `send` are what one says before words to search for, to write, to put on
 * a list, and to hand a form over; a
 * `filler` says nothing, a `kindNoun` only what sort of thing is spoken of.
 */
export const cueWords: Record<CommandLanguage, string> = {
  en: `when|what time|what day|which day|which date|what date|what days|by when|since when|until when|what year
how much|whats the price|what is the price|price|cost|costs|how expensive|going for|the damage|what amount|which amount|how much money
how many|number of
how long|how fast|how quickly|how soon|duration
who|who's|whose|whom|by whom
where|where's|whereabouts|which address|which place
what|what's|whats|which|tell me
why|how come
how|how do i|how can i
is|are|am|do|does|did|can|could|may|will|would|have|has|was|were|should|isn't|aren't|don't|doesn't|is there|are there
not|don't|dont|doesn't|no|never|without|isn't|aren't|won't|haven't|hasn't|except|nothing|stop|no more
only|just|nothing but|solely
instead|rather|no wait|wait no|i mean|i meant|sorry i mean|actually|scratch that|forget|or rather|correction
then|after that|afterwards|next|and then|finally
and|plus|as well as|also|both
or
cheapest|smallest|lowest|least|shortest|fewest|lightest|nearest|least expensive
dearest|most expensive|biggest|largest|highest|most|longest|best|newest|latest
last|bottom|final
until|till|to|through|ends|ending|end|by|due|return|back|check-out|leave|done by
name is|named|called|i'm|i am|this is|name of|in the name of|call it|ship to|it's|for
into|in|in the|as|for|for the|to|on|on the|through|through the|via|at
search for|search|look up|google|look something up
find me|find|look for|seek|i'm looking for|im looking for|i am looking for
type|write|put|enter|fill in|fill out|input|set|key in|make it|change it to
add|remind me to|note|jot down|new task|new item|put on my list|don't let me forget to
send|send it|submit|submit it|book it|order it|place the order|go ahead|and send|apply it|apply|use it|sign up|sign me up|subscribe|register|join
stuff|thing|things|something|anything|pls|plz|ugh|bloody|damn|guys|hey|ok|okay|already|really|maybe|somehow|anyway|oh|well|somewhere|everything|gonna|wanna|gotta|bit of|kind of|some more|too|also|now|again|still|got|get|gets|way
page|pages|site|website|link|button|section|part|bit|piece|topic|article|tab|menu|field|box|option|item|one|list|place|area|entry|category|setting
i|im|i'm|i've|ive|we|we're|we've|my|our
new
instead of|rather than
click|click on|press|tap|tap on|hit|push|push the|tick|tick off|check|untick|uncheck|choose|pick|select|switch to
go|go to|go to the|take me to|bring me to|get me to|head to|jump to|move to`,
  de: `wann|um wie viel uhr|welchen tag|an welchem tag|welches datum|bis wann|ab wann|seit wann|wieviel uhr
wie viel kostet|was kostet|was kosten|wieviel|wie viel|preis|kostet|kosten|wie teuer|welchen betrag|welchem betrag|gehalt
wie viele|wieviele|anzahl
wie lange|wie lang|wie schnell|dauer|dauert
wer|wem|wen|wessen|von wem
wo|wohin|woher|an welchem ort|welcher adresse
was|welche|welcher|welches|welchem|welchen|worum
warum|wieso|weshalb
wie|wie kann ich
ist|sind|kann|kannst|können|könnt|darf|dürfen|gibt|gibt es|hat|habt|haben|wird|werden|soll|muss|muss ich|nehmt|bietet
nicht|kein|keine|keinen|keiner|nie|ohne|außer|nichts|stopp
nur|bloß|lediglich|ausschließlich
stattdessen|lieber|nein warte|ich meine|ich meinte|doch lieber|eigentlich|sondern|vergiss
dann|danach|anschließend|zuletzt
und|sowie|auch|beide|plus
oder
billigste|günstigste|kleinste|niedrigste|kürzeste|wenigste|leichteste|nächste
teuerste|größte|höchste|meiste|längste|beste|neueste
letzte|letzter|letzten|unterste
bis|zum|ende|rückgabe|rückreise|abreise|endet
ich heiße|mein name ist|name|namens|ich bin|heißt|auf den namen
in|ins|als|für|auf
suche nach|such nach|suche|such|schlag nach|nachschlagen
finde|find|ich suche|such mir
schreib|schreibe|trag|trage|gib|tippe|tipp|eintragen|eingeben|ausfüllen|fülle|füll|setze|setz
füge|notiere|erinnere mich daran|erinner mich an|schreib auf|neue aufgabe|setz auf die liste
absenden|abschicken|senden|schick|schicke|sende|buche|bestelle|einlösen|melde|anmelden|abonnieren|registrieren
sachen|zeug|ding|dinge|was|etwas|irgendwas|mal|eben|halt|bitte|ach|na|doch|schon|noch|mach|mal eben|eigentlich|bald|mir|jetzt
seite|link|knopf|button|abschnitt|teil|thema|artikel|reiter|menü|feld|option|eintrag|liste|bereich|rubrik|punkt|antwort
ich|wir|mein|meine|unser|unsere
neu|neue|neuer|neues|neuen
statt|anstatt|an stelle von
klick|klicke|klick auf|klicke auf|drück|drücke|drück auf|drücke auf|tippe auf|tipp auf|kreuze|hake|wähle|wähl|setze ein häkchen bei|häkchen
geh|gehe|geh zu|gehe zu|bring mich zu|bring mich zum|geh zum|geh zur|spring zu`,
  fr: `quand|à quelle heure|quel jour|quelle date|quelles heures|jusqu'à quand
combien coûte|combien|prix|tarif|coûte|coûtent|quel prix|quel montant
combien de|nombre de
combien de temps|durée|en combien de temps|délai
qui|à qui|par qui|de qui
où|d'où|à quel endroit|quelle adresse
que|qu'est-ce que|quoi|quel|quelle|quels|quelles|c'est quoi
pourquoi
comment|comment faire
est-ce que|est-ce|peut-on|puis-je|avez-vous|y a-t-il|peut|peux|sont|est|pouvez|faut-il|vous avez
pas|ne|n'|non|jamais|sans|aucun|aucune|sauf|rien|plus de
seulement|uniquement|que
plutôt|à la place|non attends|je veux dire|enfin|en fait|oublie
puis|ensuite|après|enfin
et|ainsi que|aussi|plus
ou
moins cher|moins chère|plus petit|plus petite|plus bas|plus court|le moins
plus cher|plus chère|plus grand|plus grande|plus haut|meilleur|plus récent|plus long
dernier|dernière|derniers
jusqu'au|jusqu'à|au|fin|retour|départ
je m'appelle|mon nom est|au nom de|nom|je suis|moi c'est|s'appelle
dans|en|comme|pour|sur|via|au
recherche|rechercher
cherche|trouve|trouve-moi|chercher|je cherche|cherche-moi
écris|tape|mets|entre|saisis|remplis|remplissez|saisir|remplir|inscris dans
ajoute|rappelle-moi de|note|nouvelle tâche|ajouter
envoyez|envoie|envoyer|valide|validez|réservez|inscris|inscrivez|inscris-moi|abonne|recevoir|appliquez|utilise
truc|trucs|chose|choses|quelque|bah|ben|euh|bon|alors|encore|aussi|maintenant|vite|ça|là|svp
page|site|lien|bouton|section|partie|sujet|article|onglet|menu|champ|option|rubrique|liste|endroit|suite
je|j'|j'ai|nous|mon|ma|mes|notre
nouveau|nouvelle|nouvel
au lieu de|plutôt que
clique|clique sur|cliquez|cliquez sur|appuie|appuie sur|appuyez|appuyez sur|coche|cochez|décoche|choisis|choisissez|sélectionne
va|va à|aller|aller à|va sur|emmène-moi|allez à`,
  es: `cuándo|a qué hora|qué día|qué fecha|a qué horas|hasta cuándo|qué horario
cuánto cuesta|cuánto vale|cuánto cuestan|cuánto|precio|cuesta|vale|cuánto puede
cuántos|cuántas|número de
cuánto tiempo|cuánto tarda|duración|plazo
quién|quiénes|de quién|por quién
dónde|adónde|de dónde|en qué lugar|qué dirección
qué|cuál|cuáles
por qué
cómo|cómo puedo
puedo|puede|pueden|hay|tienen|tenéis|es|son|está|están|abren|abrís|se puede|hacéis|operáis
no|nunca|sin|ningún|ninguna|excepto|nada|tampoco
solo|sólo|solamente|únicamente
mejor|no espera|quiero decir|digo|en realidad|olvida
luego|después|a continuación|y después
y|e|también|además|más
o|u
más barato|más barata|más pequeño|más pequeña|más bajo|menor|mínimo
más caro|más cara|más grande|mayor|más alto|mejor|más nuevo|más reciente
último|última|últimos
hasta|al|fin|vuelta|salida|regreso
me llamo|mi nombre es|a nombre de|soy|nombre|se llama
en|como|para|a
busca|buscar|búscame|buscame
encuentra|encuéntrame|busco
escribe|pon|pone|introduce|rellena|mete|escribir|cambia|teclea
añade|agrega|recuérdame|apunta|anota|nueva tarea
envía|enviar|envíala|envíalo|envíela|envíe|manda|reserva|apúntame|apuntame|suscríbeme|suscribir|aplica|usa
cosa|cosas|algo|pues|bueno|venga|ya|ahora|también|todavía|lo de|oye|mira
página|sitio|enlace|botón|sección|parte|tema|artículo|pestaña|menú|campo|opción|apartado|lista|sitio
yo|soy|somos|me|mi|mis|tengo|nosotros|nuestro|nuestra
nuevo|nueva
en vez de|en lugar de
clic|haz clic|haz clic en|pulsa|pulsa en|presiona|clica|clica en|dale a|marca|marque|desmarca|elige|selecciona|escoge
ve|ve a|ir|ir a|llévame|llévame a|vamos a`,
  it: `quando|a che ora|che giorno|quale data|fino a quando|quale giorno
quanto costa|quanto costano|quanto|prezzo|costa|quanto viene
quanti|quante|numero di
quanto tempo|quanto dura|durata|quanto ci vuole
chi|di chi|da chi
dove|da dove|in che posto|quale indirizzo
che|cosa|che cosa|quale|quali|qual
perché|come mai
come|come posso
posso|si può|c'è|ci sono|avete|è|sono|potete|ha|fate
non|no|mai|senza|nessun|nessuna|tranne|niente
solo|soltanto|solamente|unicamente
invece|piuttosto|no aspetta|voglio dire|intendo|anzi|in realtà|lascia stare
poi|dopo|infine|e poi
e|ed|anche|inoltre|più
o|oppure
più economico|più economica|meno caro|più piccolo|più piccola|più basso|minimo
più caro|più cara|più grande|più alto|migliore|più nuovo|più recente
ultimo|ultima|ultimi
fino al|fino a|al|fine|ritorno|partenza
mi chiamo|il mio nome è|a nome di|sono|nome|si chiama
in|nel|come|per|a
cerca|cercare|cercami
trova|trovami|sto cercando
scrivi|metti|inserisci|compila|digita|imposta
aggiungi|ricordami di|annota|nuova attività
invia|inviare|manda|prenota|iscrivimi|iscriviti|applica|usa
cosa|cose|roba|qualcosa|beh|allora|dai|ora|adesso|ancora|anche|un po
pagina|sito|link|pulsante|sezione|parte|tema|argomento|articolo|scheda|menu|campo|opzione|lista|voce
io|sono|siamo|mi|ho|mio|mia|noi|nostro|nostra
nuovo|nuova
invece di|al posto di
clicca|clicca su|premi|premi su|fai clic|fai clic su|spunta|seleziona|scegli|deseleziona
vai|vai a|vai alla|vai al|portami|portami a`,
  pt: `quando|a que horas|que dia|qual a data|até quando|que data
quanto custa|quanto custam|quanto|preço|custa|quanto é|quanto fica
quantos|quantas|número de
quanto tempo|quanto demora|duração|prazo
quem|de quem|por quem
onde|aonde|de onde|em que lugar|qual o endereço
que|o que|qual|quais
por que|porquê|por quê
como|como posso
posso|pode|podem|há|tem|têm|existe|é|são|está|vocês têm|aceitam
não|nunca|sem|nenhum|nenhuma|exceto|nada
só|apenas|somente|unicamente
em vez disso|antes|não espera|quero dizer|aliás|na verdade|esquece
depois|em seguida|a seguir|por fim
e|também|além disso|mais
ou
mais barato|mais barata|menor|mais pequeno|mais baixo|mínimo
mais caro|mais cara|maior|mais alto|melhor|mais novo|mais recente
último|última|últimos
até|ao|fim|volta|saída|regresso
chamo-me|me chamo|meu nome é|o meu nome é|em nome de|sou|nome
em|no|na|como|para
procura|procure|busca|busque|pesquisa|pesquise
encontra|encontre|estou à procura de
escreve|escreva|põe|coloca|coloque|preenche|preencha|insere|insira|digita|digite
adiciona|adicione|lembra-me de|lembre-me de|anota|anote|nova tarefa
envia|envie|enviar|manda|reserva|reserve|inscreve-me|inscreva|aplica|aplique|usa
coisa|coisas|algo|bem|então|agora|já|também|ainda|aí
página|site|link|botão|secção|seção|parte|tema|assunto|artigo|separador|aba|menu|campo|opção|lista|item
eu|sou|somos|tenho|meu|minha|nós|nosso|nossa
novo|nova
em vez de|ao invés de
clica|clica em|clique|clique em|carrega em|pressiona|pressione|toca em|marca|marque|desmarca|escolhe|escolha|seleciona|selecione
vai|vai para|ir|ir para|leva-me|leve-me para|vá para`,
  nl: `wanneer|hoe laat|welke dag|welke datum|tot wanneer|vanaf wanneer
wat kost|wat kosten|hoeveel kost|hoeveel|prijs|kost|kosten|hoe duur
hoeveel|aantal
hoe lang|hoelang|hoe snel|duur|duurt
wie|van wie|door wie
waar|waarheen|waarvandaan|welk adres
wat|welke|welk
waarom|hoezo
hoe|hoe kan ik
is|zijn|kan|kunnen|mag|heeft|hebben|is er|zijn er|wordt|moet|doen|hebben jullie|kun
niet|geen|nooit|zonder|behalve|niets|stop
alleen|enkel|slechts|uitsluitend
liever|nee wacht|ik bedoel|eigenlijk|toch maar|vergeet
dan|daarna|vervolgens|tenslotte
en|ook|evenals|plus|allebei
of
goedkoopste|kleinste|laagste|kortste|minste
duurste|grootste|hoogste|meeste|langste|beste|nieuwste
laatste|onderste
tot|tot en met|eind|terug|vertrek
ik heet|mijn naam is|op naam van|naam|ik ben|heet
in|als|voor|naar|op
zoek naar|zoek|zoek op|opzoeken
vind|ik zoek
typ|schrijf|zet|vul in|vul|voer in|invullen
voeg toe|voeg|herinner me eraan|noteer|nieuwe taak
verstuur|verzend|stuur|boek|bestel|schrijf me in|aanmelden|abonneer|toepassen|gebruik
ding|dingen|spul|iets|nou|even|maar|toch|nu|al|ook|nog
pagina|site|link|knop|deel|stuk|onderwerp|artikel|tabblad|menu|veld|optie|lijst|onderdeel
ik|wij|we|mijn|ons|onze
nieuw|nieuwe
in plaats van
klik|klik op|druk|druk op|tik op|vink|vink aan|vink uit|kies|selecteer
ga|ga naar|breng me naar|breng mij naar`,
  pl: `kiedy|o której|jakiego dnia|którego dnia|do kiedy|od kiedy|w jakie dni
ile kosztuje|ile kosztują|ile|cena|kosztuje|za ile|jaka kwota
ilu|ile|liczba
jak długo|ile czasu|jak szybko|ile trwa
kto|kogo|czyj|przez kogo
gdzie|dokąd|skąd|jaki adres
co|jaki|jaka|jakie|który|która|które
dlaczego|czemu
jak|jak mogę
czy|można|jest|są|macie
nie|bez|nigdy|żaden|żadna|oprócz|nic
tylko|jedynie|wyłącznie
raczej|nie czekaj|to znaczy|mam na myśli|właściwie|zapomnij
potem|następnie|później|na koniec
i|oraz|a także|też|oba
lub|albo
najtańszy|najtańsza|najtańsze|najmniejszy|najniższy|najkrótszy
najdroższy|największy|najwyższy|najdłuższy|najlepszy|najnowszy
ostatni|ostatnia|ostatnie
do|koniec|powrót|wyjazd
nazywam się|mam na imię|na nazwisko|imię|jestem|o nazwie
do|w|jako|na|dla
szukaj|wyszukaj|poszukaj
znajdź|szukam|znajdz
wpisz|napisz|wstaw|ustaw|uzupełnij|wypełnij|podaj
dodaj|przypomnij mi|zanotuj|zapisz|nowe zadanie
wyślij|zatwierdź|zarezerwuj|zamów|zapisz mnie|zastosuj|użyj|subskrybuj
rzecz|rzeczy|coś|no|więc|teraz|już|też|jeszcze|trochę
strona|stronę|link|przycisk|sekcja|część|temat|artykuł|zakładka|menu|pole|opcja|lista|pozycja
ja|jestem|mam|mój|moja|moje|my|jesteśmy|nasz|nasza
nowe|nowy|nowa
zamiast
kliknij|kliknij w|kliknij na|naciśnij|wciśnij|zaznacz|odznacz|wybierz
idź|idź do|przejdź|przejdź do|zabierz mnie do`,
  tr: `ne zaman|saat kaçta|hangi gün|hangi tarih|ne zamana kadar|kaçta
ne kadar|fiyatı|fiyat|kaç para|kaç lira|ücreti
kaç|kaç tane|sayısı
ne kadar sürer|kaç gün|süre|ne kadar sürede
kim|kimin|kime|kim tarafından
nerede|nereye|nereden|hangi adres
ne|hangi|hangisi|nedir
neden|niçin|niye
nasıl
mı|mi|mu|mü|var mı|mısınız|miyim|olur mu
değil|yok|hayır|asla|olmadan|hariç|hiç|istemiyorum
sadece|yalnızca|yalnız
aslında|yok bekle|yani|demek istedim|boş ver
sonra|ardından|daha sonra|en son
ve|ile|ayrıca|hem
veya|ya da
en ucuz|en küçük|en düşük|en kısa|en az
en pahalı|en büyük|en yüksek|en uzun|en iyi|en yeni
son|sonuncu|en alttaki
kadar|bitiş|dönüş|çıkış
adım|ismim|adına|benim adım|ben|isim
içine|olarak|için
ara|arat|araştır
bul|arıyorum
yaz|gir|doldur|koy|ayarla
ekle|hatırlat|not al|yeni görev
gönder|onayla|rezerve et|sipariş ver|kaydet beni|abone ol|uygula|kullan
şey|şeyler|bir şey|işte|şimdi|artık|da|hemen|biraz
sayfa|sayfası|sayfasını|site|bağlantı|düğme|bölüm|kısım|konu|makale|sekme|menü|alan|seçenek|liste
ben|benim|biz|bizim
yeni
yerine
tıkla|bas|tıklayın|basın|işaretle|seç|seçin
git|götür|geç`,
  ar: `متى|في أي ساعة|أي يوم|أي تاريخ|حتى متى|الساعة كم
كم سعر|بكم|كم يكلف|كم تكلفة|سعر|ثمن|التكلفة
كم عدد|كم|عدد
كم من الوقت|كم المدة|كم يستغرق|المدة
من|لمن|من قبل
أين|إلى أين|من أين|العنوان
ما|ماذا|أي|ما هو|ما هي
لماذا|ليش
كيف
هل|أليس|يمكن|هل يمكن
لا|ليس|لم|لن|بدون|غير|ما عدا|مو|بلاش
فقط|بس|لا غير
أقصد|أعني|لا انتظر|في الحقيقة|انس
ثم|بعد ذلك|بعدها|أخيرا
و|وأيضا|أيضا|مع
أو
أرخص|أصغر|أقل|أقصر|أدنى
أغلى|أكبر|أعلى|أطول|أفضل|أحدث
آخر|الأخير|الأخيرة
حتى|إلى|نهاية|عودة|مغادرة
اسمي|أنا|باسم|الاسم|أدعى
في|إلى|كـ
ابحث عن|ابحث
دور على|جد لي|أبحث عن
اكتب|أدخل|املأ|ضع|عبئ
أضف|ذكرني|سجل ملاحظة|مهمة جديدة
أرسل|ارسل|احجز|اطلب|سجلني|اشترك|طبق|استخدم
شيء|أشياء|حاجة|يعني|طيب|الآن|أيضا|بعد
صفحة|الصفحة|موقع|رابط|زر|قسم|جزء|موضوع|مقال|تبويب|قائمة|حقل|خيار
أنا|نحن|لدي|عندي|عندنا
جديد|جديدة
بدلا من|بدل
اضغط|انقر|اضغط على|انقر على|حدد|اختر|علّم
اذهب|اذهب إلى|خذني إلى|انتقل إلى`,
  zh: `什么时候|几点|哪天|哪一天|何时|到什么时候|日期
多少钱|价格|价钱|费用|多贵|怎么卖
多少|几个|几位|数量
多久|多长时间|多快|几天
谁|谁的
哪里|哪儿|在哪|地址|去哪
什么|哪个|哪些|哪种
为什么|怎么会
怎么|如何|怎样
吗|是否|能不能|可不可以|有没有|可以吗
不|不要|别|没|没有|无|除了|不用
只|仅|只要|只看
而是|改成|不对|我是说|我的意思是|其实|换成|算了
然后|接着|之后|最后
和|以及|还有|并且|也
或|或者|还是
最便宜|最小|最低|最短|最少
最贵|最大|最高|最长|最好|最新
最后|末尾
到|至|截止|结束|返回|离店
我叫|我的名字是|名字|我是|姓名|叫
到|作为|填到|里
搜索|查找|搜一下|查一下
找|帮我找
输入|填写|写|填|设置|设为
添加|提醒我|记下|新任务|加上
发送|提交|预订|下单|订阅|注册|使用
东西|一些|那么|现在|也|还|一下|嗯|啊
页面|网站|链接|按钮|部分|主题|文章|标签|菜单|字段|选项|列表|栏目
我|我们|我的
新|新建
而不是
点击|单击|按下|点一下|勾选|选择|选中|取消勾选
去|前往|转到|带我去`,
  ja: `いつ|何時|何日|どの日|いつまで|日付
いくら|値段|価格|料金|費用|お値段
いくつ|何個|何人|何件|数
どのくらい|どれくらい|何日間|期間|どれだけ
誰|どなた|だれ
どこ|どちら|場所|住所
何|どの|どれ|なに|どんな
なぜ|どうして
どう|どうやって|どのように
か|ですか|ますか|ありますか|できますか
ない|ません|しないで|なし|以外|いらない|やめて
だけ|のみ|ばかり
代わりに|というか|やっぱり|間違えた
それから|次に|その後|最後に
と|や|および|も|両方
または|か
一番安い|最安|最小|最も安い|一番小さい
一番高い|最大|最高|最も高い|最新|一番大きい
最後|末尾|一番下
まで|終了|帰り|チェックアウト
と申します|名前は|の名前で|私は|名前|という
に|へ|として
検索|調べて
探して|探す|見つけて
入力|書いて|記入|設定|入れて
追加|リマインド|メモ|新しいタスク
送信|送って|予約|注文|登録|申し込|適用|使って
もの|こと|なんか|ちょっと|えっと|今|また|とりあえず
ページ|サイト|リンク|ボタン|セクション|部分|トピック|記事|タブ|メニュー|欄|項目|リスト
私|私たち|僕|うち|わたし
新しい|新規
ではなく|じゃなくて
クリック|押して|タップ|押す|選択|選んで|チェック
行って|移動して|移動`,
}
