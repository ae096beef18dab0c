/**
 * What a box says that the visitor would state, give up or let others do: only they can tick it. Our sixteen languages
 * with bars between; a `*` stands for the rest of a word.
 */
export const consentWords = [
  // English
  'i waive|i am over|i am at least|i am of legal age|i am 18|over 18|i am not a politically|politically exposed|i understand|i acknowledge|i certify|i vouch|i guarantee|i swear|i promise|i undertake|i renounce|i assume the risk|i give up|i authorise|i authorize|i allow|waive liability|waive my|contact me|call me about|keep me informed|share my data|share my information|share my details|personalised ads|personalized ads|personalised advertising|profiling|receive sms|receive offers|receive news|get news|get offers|send me news|send me offers|notify me of offers|the information is true|information is correct|information is accurate|information provided is|organ donor|right of withdrawal|right to withdraw',
  // German
  'ich verzichte|verzichte auf|ich bin über|ich bin mindestens|ich bin volljährig|volljährig|ich verstehe|ich nehme zur kenntnis|zur kenntnis genommen|ich garantiere|ich verpflichte|ich gestatte|ich erlaube|ich bestätige|kontaktiert mich|kontaktieren sie mich|kontaktiert werden|auf dem laufenden|meine daten weitergeben|daten an partner|personalisierte werbung|profilbildung|sms erhalten|angebote erhalten|neuigkeiten erhalten|ich möchte neuigkeiten|angaben sind richtig|angaben sind wahr|richtigkeit der angaben|widerrufsrecht*|organspende*|politisch exponiert*',
  // French
  'je renonce|j ai plus de|j ai 18 ans|je suis majeur*|je comprends|je reconnais|je confirme|je garantis|je m engage|j autorise|je jure|contactez moi|être contacté*|me contacter|tenez moi informé*|me tenir informé*|partager mes données|mes données avec|publicité personnalisée|publicités personnalisées|profilage|recevoir des sms|recevoir des offres|recevoir des nouvelles|recevoir les actualités|informations sont exactes|exactitude des|droit de rétractation|don d organes|politiquement exposé*',
  // Spanish
  'renuncio|soy mayor|mayor de edad|mayor de 18|tengo más de 18|reconozco|garantizo|me comprometo|autorizo|juro|contactadme|contáctenme|ser contactad*|que me contacten|mantenerme informad*|compartir mis datos|publicidad personalizada|anuncios personalizados|perfilado|elaboración de perfiles|recibir sms|recibir ofertas|recibir noticias|recibir novedades|información es verdadera|datos son ciertos|derecho de desistimiento|donante de órganos|políticamente expuest*',
  // Italian
  'rinuncio|sono maggiorenne|maggiorenne|ho più di 18|ho compiuto|riconosco|confermo|garantisco|mi impegno|autorizzo|giuro|contattatemi|essere contattat*|tenetemi informat*|condividere i miei dati|pubblicità personalizzata|annunci personalizzati|profilazione|ricevere sms|ricevere offerte|ricevere novità|informazioni sono vere|dati sono corretti|diritto di recesso|donatore di organi|politicamente espost*',
  // Portuguese
  'sou maior|maior de idade|maior de 18|tenho mais de 18|entendo|compreendo|reconheço|garanto|comprometo|autorizo|contactem me|ser contactad*|ser contatad*|manter me informad*|partilhar os meus dados|compartilhar meus dados|publicidade personalizada|anúncios personalizados|definição de perfis|receber sms|receber ofertas|receber novidades|receber notícias|informações são verdadeiras|direito de arrependimento|doador de órgãos|politicamente expost*',
  // Dutch
  'ik zie af|afstand van|ik ben ouder|ouder dan 18|meerderjarig|ik begrijp|ik erken|ik bevestig|ik garandeer|ik verbind mij|ik machtig|neem contact met mij|contact met me opnemen|houd mij op de hoogte|houd me op de hoogte|mijn gegevens delen|gepersonaliseerde advertenties|profilering|sms ontvangen|aanbiedingen ontvangen|nieuws ontvangen|gegevens zijn juist|naar waarheid|herroepingsrecht|orgaandonor',
  // Polish
  'rezygnuję|zrzekam|ukończone 18|ukończyłem|ukończyłam|pełnoletni*|rozumiem ryzyk*|rozumiem i|przyjmuję do wiadomości|potwierdzam|gwarantuję|zobowiązuję|upoważniam|zezwalam|kontakt ze mną|kontaktowanie się ze mną|informujcie mnie|udostępni* moje dane|udostępnianie danych|spersonalizowane reklamy|profilowani*|otrzymywać sms|otrzymywać oferty|otrzymywać informacje|dane są prawdziwe|prawo odstąpienia|prawa do odstąpienia|dawca narządów',
  // Turkish
  'feragat|18 yaşından|18 yaşındayım|reşit*|anlıyorum|kabul ve taahhüt|taahhüt*|teyit ediyorum|yetki veriyorum|iletişime geçil*|benimle iletişim|beni bilgilendir*|verilerimi paylaş*|kişiselleştirilmiş reklam*|profilleme|sms almak|teklif almak|haber almak|bilgiler doğrudur|cayma hakk*|organ bağış*',
  // Arabic
  'أتنازل|عمري أكثر|فوق 18|بلغت سن|أفهم|أدرك|أؤكد|أضمن|أتعهد|أفوض|أسمح|اتصلوا بي|التواصل معي|أبقوني على اطلاع|مشاركة بياناتي|إعلانات مخصصة|تلقي رسائل|تلقي العروض|تلقي الأخبار|المعلومات صحيحة|حق الانسحاب|متبرع بالأعضاء',
  // Japanese
  '放棄します|権利を放棄|18歳以上|成人です|理解しました|了承|確認します|保証します|誓います|許可します|連絡を希望|連絡を受け|お知らせを受け取|情報を受け取|データを共有|パーソナライズ広告|プロファイリング|SMSを受け取|オファーを受け取|相違ありません|真実です|撤回権|クーリングオフ|臓器提供',
  // Chinese
  '放弃|放棄|我已年满|年满18|已满18|我理解|我明白|我确认|我確認|我保证|我承诺|我授权|联系我|聯絡我|随时通知我|接收通知|共享我的数据|分享我的数据|个性化广告|用户画像|接收短信|接收优惠|接收资讯|信息属实|資料屬實|撤回权|撤销权|器官捐献',
  // Czech
  'vzdávám se|je mi více než|je mi 18|starší 18|plnoletý|plnoletá|rozumím rizik*|beru na vědomí|potvrzuji|zaručuji|zavazuji|opravňuji|zmocňuji|kontaktujte mě|informujte mě|sdílet mé údaje|personalizovan* reklam*|profilování|dostávat sms|dostávat nabídky|dostávat novinky|údaje jsou pravdivé|právo na odstoupení|dárce orgánů',
  // Korean
  '포기합니다|포기|만 18세|18세 이상|성인입니다|이해했|이해합니다|확인합니다|보증합니다|서약|허락합니다|연락을 받|연락 수신|소식을 받|정보 수신|데이터 공유|맞춤형 광고|프로파일링|sms 수신|문자 수신|혜택 수신|사실과 다름없|사실임을|철회권|장기 기증',
  // Russian
  'отказываюсь от|мне больше 18|мне есть 18|мне исполнилось|совершеннолетн*|понимаю|осведомлен*|подтверждаю|гарантирую|обязуюсь|разрешаю|уполномочиваю|связаться со мной|связывайтесь со мной|держите меня в курсе|передачу моих данных|делиться моими данными|персонализированн* реклам*|профилировани*|получать sms|получать смс|получать предложения|получать новости|сведения верны|данные верны|право на отказ|донор органов',
  // Swedish
  'jag avstår|jag är över|jag har fyllt 18|myndig|jag förstår riskerna|jag förstår att|jag intygar|jag bekräftar|jag garanterar|jag förbinder|jag tillåter|kontakta mig|bli kontaktad|håll mig informerad|dela mina uppgifter|personanpassade annonser|profilering|få sms|få erbjudanden|få nyheter|uppgifterna är korrekta|ångerrätt*|organdonator',
].join('|')
