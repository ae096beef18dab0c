import type { CommandLanguage } from '../kinds.ts'

/** Whose part of a form is told of: the visitor's or somebody else's, where something comes from or goes to, where one lived or lives. */
export const sectionRoles = ['own', 'other', 'from', 'to', 'earlier', 'present'] as const
export type SectionRole = (typeof sectionRoles)[number]

/** For each role a line: what such a part of a form is called, and behind the arrow what visitors say of it. Patterns. */
export const sectionWords: Readonly<Record<CommandLanguage, string>> = {
  en: `you|about you|you and .+|your (?:own )?(?:car|vehicle|details|data|information|contact details|contact|address|name|full name|first name|last name|e-?mail|phone)|sender|applicant|insured|policy ?holder|parent|parent or guardian → i['’]?m|i am|my name|my name['’]s|that['’]s me|mine|my own|my plate|my reg|my number
(?:the )?other .+|third party|(?:your |the )?(?:child|pupil|student|friend|guest|partner|spouse|companion)|recipient|receiver|addressee → his|her|hers|their|theirs|he['’]?s|she['’]?s|they['’]?re|he is|she is|the other(?: one| driver| party| guy)?|the (?:lady|man|woman|guy|bloke) (?:it|who|in|opposite)
sender|from|pick-?up(?: address)?|collection(?: address)?|origin → ^from|sent by|picked up (?:at|from)|collected from
recipient|receiver|addressee|to|delivery(?: address)?|destination|deliver to|ship to → ^to|^for|goes to|going to|off to|deliver(?:ed)? to|sen(?:d|t|ding)(?: it| this)? to|it['’]?s for|it is for
(?:your )?(?:(?:previous|former|old) .+|last (?:address|home|residence)) → before|before that|previously|formerly|used to (?:live|be)|until now|so far|my old|from my old|moved from|moving from
(?:your )?(?:new|present|future) .+ → now|from now on|these days|my new|moved to|moving to|moved in|new one`,
  de: `sie|über sie|ihre (?:daten|angaben|kontaktdaten|person)|ihr (?:name|fahrzeug|auto)|absender(?:in)?|antragsteller(?:in)?|versicherungsnehmer(?:in)?|versicherte person|erziehungsberechtigte.* → ich bin|ich heiße|das bin ich|mein name|meins|meiner|mein kennzeichen|meine nummer
(?:der |die )?andere.* .+|unfallgegner(?:in)?|gegner(?:in)?|dritte|(?:ihr )?kind|schüler(?:in)?|gast|begleit.+|empfänger(?:in)? → sein|seine|seinen|ihr(?!e? (?:sie|habt|seid|könnt|erreicht))|er heißt|sie heißt|er ist|der andere|die andere|der gegner|die gegnerin
absender(?:in)?|von|abholung|abholadresse|abholort → ^von|^aus|abgeschickt von|abzuholen bei
empfänger(?:in)?|an|lieferung|lieferadresse|zustellung|ziel → ^an|^für|geht an|ist für|soll an|liefern an
(?:ihre )?(?:bisherige|frühere|alte|vorherige|letzte)[rs]? .+ → bisher|bislang|früher|vorher|zuvor|davor|vorhin wohnhaft|meine alte
(?:ihre )?(?:neue|künftige|zukünftige)[rs]? .+ → jetzt|nun|künftig|ab jetzt|meine neue|umgezogen (?:nach|in)`,
  fr: `vous|à propos de vous|vos (?:coordonnées|informations|données)|votre (?:nom|véhicule|voiture|identité)|expéditeur|expéditrice|demandeur|assuré|souscripteur|parent|responsable légal → je suis|je m['’]appelle|c['’]est moi|moi c['’]est|mon nom|la mienne|le mien|ma plaque|mon numéro
autre .+|l['’]autre .+|tiers|partie adverse|(?:votre )?enfant|élève|invité|destinataire → son|sa|ses|leur|il s['’]appelle|elle s['’]appelle|l['’]autre|d['’]en face|celui d['’]en face|celle d['’]en face
expéditeur|expéditrice|de|départ|enlèvement|adresse d['’]enlèvement → ^de la part de|^de chez|expédié par|envoyé par|à enlever
destinataire|à|livraison|adresse de livraison|arrivée → ^à|^pour|c['’]est pour|à livrer|livrer|livrez|vous livrez|destiné à|envoyer à
(?:votre )?(?:ancien|ancienne|précédent|précédente) .+ → avant|auparavant|jusqu['’]ici|jusqu['’]à présent|j['’]habitais|mon ancienne|autrefois
(?:votre )?(?:nouveau|nouvelle|nouvel|futur|future) .+ → maintenant|désormais|à présent|j['’]habite|ma nouvelle|mon nouvel`,
  es: `usted|sobre usted|sus datos|tus datos|su vehículo|tu coche|remitente|solicitante|asegurado|tomador|tutor|padre o madre → soy|me llamo|ese soy yo|esa soy yo|mi nombre|la mía|el mío|mi matrícula|mi número
(?:el |la )?otr[oa] .+|contrario|tercero|(?:su |tu )?(?:hijo|hija|niño|niña)|alumno|alumna|invitado|destinatario|destinataria → su|sus|se llama|él es|ella es|el otro|la otra|del otro|de enfrente
remitente|de|desde|origen|recogida → ^de parte de|^desde|enviado por|recoger en
destinatario|destinataria|a|para|destino|entrega → ^a|^para|es para|va para|va a|entregar (?:en|a)|enviar a
(?:su |tu )?.+ anterior → antes|anteriormente|hasta ahora|vivía|mi antigua|mi anterior
(?:su |tu )?(?:nuev[oa] .+|.+ nuev[oa]|.+ actual) → ahora|desde ahora|vivo|mi nueva|me he mudado a|me mudé a`,
  it: `lei|tu|i (?:suoi|tuoi) dati|il (?:suo|tuo) veicolo|mittente|richiedente|assicurato|contraente|genitore → sono|mi chiamo|sono io|il mio nome|la mia targa|la mia è|il mio è|il mio numero
(?:l['’])?altr[oa] .+|controparte|terzo|(?:suo |tuo )?(?:figlio|figlia|bambino|bambina)|alunno|alunna|ospite|destinatario|destinataria → suo|sua|si chiama|lui è|lei è|l['’]altro|l['’]altra|dell['’]altro|dell['’]altra
mittente|da|ritiro|partenza → ^da|^da parte di|spedito da|ritirare
destinatario|destinataria|a|consegna|destinazione → ^a|^per|è per|va a|da consegnare|consegnare a|spedire a
(?:vecchi[oa]|precedente) .+|.+ precedente → prima|in precedenza|finora|abitavo|stavo|la mia vecchia
nuov[oa] .+|.+ attuale → adesso|ora|d['’]ora in poi|abito|la mia nuova|mi sono trasferit[oa]`,
  pt: `você|o senhor|os seus dados|seus dados|o seu veículo|remetente|requerente|segurado|tomador|encarregado de educação → sou|eu sou|chamo-me|me chamo|sou eu|o meu nome|meu nome|a minha matrícula|a minha|a minha é|o meu é
(?:o |a )?outr[oa] .+|terceiro|(?:o seu |a sua )?(?:filho|filha|criança)|aluno|aluna|convidado|destinatário|destinatária → dele|dela|seu|sua|chama-se|se chama|o outro|a outra|do outro|da outra
remetente|de|recolha|coleta|origem → ^da parte de|^de parte de|enviado por|recolher em
destinatário|destinatária|para|entrega|destino → ^para|é para|vai para|entregar (?:em|a)|enviar para
(?:antig[oa]|anterior) .+|.+ anterior → antes|anteriormente|até agora|morava|vivia|a minha antiga
nov[oa] .+|.+ (?:nov[oa]|atual) → agora|a partir de agora|moro|a minha nova|mudei-me para|mudei para`,
  nl: `u|over u|jij|uw (?:gegevens|voertuig|auto|naam)|jouw gegevens|afzender|aanvrager|verzekerde|verzekeringnemer|ouder → ik ben|ik heet|dat ben ik|mijn naam|de mijne|mijn kenteken|mijn nummer
(?:de )?andere .+|tegenpartij|derde|(?:uw )?kind|leerling|gast|ontvanger|geadresseerde → zijn (?:kenteken|naam|nummer|adres)|haar|hij heet|zij heet|ze heet|de andere|die van hem|die van haar
afzender|van|ophalen|ophaaladres|vertrek → ^van|verstuurd door|ophalen bij
ontvanger|geadresseerde|aan|naar|bezorging|bezorgadres|bestemming → ^aan|^naar|^voor|is voor|gaat naar|bezorgen (?:bij|op)|sturen naar
(?:vorig|vorige|oude|eerdere|voormalige) .+ → voorheen|vroeger|daarvoor|eerst|hiervoor|tot nu toe|mijn oude
(?:nieuw|nieuwe|huidige|toekomstige) .+ → nu|voortaan|vanaf nu|mijn nieuwe|verhuisd naar`,
  pl: `pani|pan|o tobie|twoje dane|państwa dane|nadawca|wnioskodawca|ubezpieczony|rodzic|opiekun → jestem|nazywam się|mam na imię|to ja|moje imię|moja|mój|mój numer
(?:drugi|inny|druga|inna) .+|strona przeciwna|sprawca|dziecko|uczeń|uczennica|gość|odbiorca|adresat → jego|jej|ich|nazywa się|on jest|ona jest|ten drugi|ta druga|tamten
nadawca|od|z|odbiór przesyłki|miejsce nadania → ^od|wysłane przez|odebrać (?:z|od)
odbiorca|adresat|do|dostawa|adres dostawy|cel → ^do|^dla|jest dla|idzie do|dostarczyć do|wysłać do
(?:poprzedni|poprzednia|poprzednie|dawny|stary|stare) .+ → wcześniej|przedtem|poprzednio|dotąd|dotychczas|mieszkałem|mieszkałam|mój stary
(?:nowy|nowa|nowe|obecny|obecne) .+ → teraz|obecnie|od teraz|mieszkam|mój nowy|przeprowadziłem się|przeprowadziłam się`,
  tr: `siz|bilgileriniz|aracınız|gönderen|gönderici|başvuran|sigortalı|veli → benim adım|adım|ben|bu benim|benimki|benim plakam
diğer .+|karşı taraf|üçüncü kişi|çocuğunuz|öğrenci|misafir|alıcı → onun|adı|ötekinin|diğerinin|karşı tarafın|diğeri
gönderen|gönderici|nereden|alım adresi → gönderen|tarafından gönderildi
alıcı|nereye|teslimat|teslimat adresi|varış → alıcı|gidecek|teslim edilecek|gönderilecek
(?:eski|önceki) .+ → önceden|eskiden|daha önce|şimdiye kadar|eski adresim
(?:yeni|şimdiki) .+ → şimdi|artık|bundan sonra|yeni adresim|taşındım`,
  ar: `أنت|بياناتك|بياناتي|سيارتك|المرسل|مقدم الطلب|المؤمن له|ولي الأمر → أنا|اسمي|هذا أنا|لوحتي|رقمي
الطرف الآخر|السائق الآخر|.+ الآخر|طفلك|الطفل|التلميذ|الضيف|المستلم|المرسل إليه → اسمه|اسمها|لوحته|لوحتها|رقمه|رقمها|الآخر
المرسل|من|الاستلام → ^من|مرسل من
المستلم|المرسل إليه|إلى|التسليم|الوجهة → ^إلى|^الى|موجه إلى|ذاهب إلى|إنه ل
.+ (?:السابق|السابقة|القديم|القديمة) → سابقا|سابقًا|من قبل|كنت أسكن|حتى الآن
.+ (?:الجديد|الجديدة|الحالي|الحالية) → الآن|حاليا|حاليًا|من الآن|أسكن|انتقلت إلى`,
  zh: `您|你|您的信息|您的资料|您的车辆|寄件人|发件人|申请人|被保险人|投保人|家长 → 我是|我叫|我的名字|就是我|我的车牌|我的
对方.*|另一方|第三方|其他.+|孩子|学生|客人|收件人|收货人 → 他的|她的|他叫|她叫|对方
寄件人|发件人|寄件地址|取件地址|出发地 → 寄件人|从
收件人|收货人|收货地址|收件地址|目的地 → 收件人|寄给|送到|送给|发给
(?:原|以前的|之前的|旧|上一个).+ → 以前|之前|原来|原先|一直以来
(?:新|现在的|现).+ → 现在|如今|今后|搬到|新地址`,
  ja: `あなた|ご本人.*|お客様.*|ご自身.*|差出人|ご依頼主|発送元|申込者|申請者|契約者|被保険者|保護者 → 私は|わたしは|僕は|自分は|私の|わたしの|私です
相手.*|第三者|お子様.*|児童|生徒|ご同伴者|ゲスト|受取人|お届け先|宛先 → 相手の|相手は|彼の|彼女の|向こうの
差出人|ご依頼主|発送元|集荷先|出発地 → 差出人は|から送る
受取人|お届け先|宛先|配送先|目的地 → 宛て|宛に|お届け先は|届け先は|に送る
(?:以前|前|旧|これまで)の?.+ → 以前は|前は|これまでは|今までは|旧住所
(?:新しい|新|現在の|現).+ → 今は|現在は|これからは|新住所|引っ越し先`,
}
