import type { CommandLanguage } from '../kinds.ts'

/**
 * What small words do with something that was spoken of before: point at it, say that it is wanted, set it anew; want
 * it, which only counts where it is denied, or say by themselves that it is not wanted; say no more than "again"; or choose among several.
 */
export const referenceNames = [
  'pointing',
  'taking',
  'setting',
  'wanting',
  'refusing',
  'aside',
  'choosing',
] as const
export type ReferenceName = (typeof referenceNames)[number]

/** Words and phrases in the order of `referenceNames`, a line for each; bars between them. */
export const referenceWords: Readonly<Record<CommandLanguage, string>> = {
  en: `it|that|this|that one|this one|those|these|them|him|her|of those|of these|of them|one of those|the same|there
take|i'll take|i will take|i'd take|give me|i want|i'd like|i'll have|let me have|let's take|let's go with|i'll go with|go with|go for|we'll take|we want|get me|get me into|put me down for|sign me up for|i choose
make it|make that|change it to|change that to|let it be|rather|better|instead
want|need|like|fancy|take|keep|buy
changed my mind|change my mind|no longer want|no longer need
again|after all|back|any more|anymore|right away|straight away
of those|of these|of them|among them|among those|among these|from those|from these|out of those|out of them`,
  de: `das|den|die|der|dem|denen|dieses|diesen|diese|dieser|es|ihn|sie|ihm|ihr|davon|damit|dafür|daran|dort|das da|den da|dasselbe
nimm|nehme|nehm|nehmen|nehmen wir|ich nehme|ich nehm|gib mir|ich will|ich möchte|ich hätte gern|hätte gern|wir wollen|wir möchten|trag mich ein für|melde mich an für
mach|mach es|mach das|mach daraus|ändere es auf|änder das auf|lieber|besser|doch|doch lieber|stattdessen
will|möchte|brauche|mag|nehme|kaufe|behalte
doch nicht|nicht mehr|anders überlegt
wieder|doch|doch wieder|gleich wieder|zurück
davon|von denen|von diesen|von ihnen|unter denen|darunter`,
  fr: `ça|cela|ceci|celui-là|celui-ci|celle-là|celle-ci|ceux-là|ceux-ci|celles-là|celui|celle|le|la|les|lui|elle|eux|en|y|là
je prends|je le prends|je la prends|prends|prenez|on prend|donne-moi|donnez-moi|je veux|je voudrais|j'aimerais|il m'en faut|mets-moi|mettez-moi|inscris-moi à|inscrivez-moi à
mets-en|mets|mettez|mettez-en|fais-en|change en|plutôt|mieux|finalement|à la place
veux|voudrais|prends|besoin|garde
veux plus|voulons plus|besoin finalement|changé d'avis|ne la veux pas|ne le veux pas
finalement|de nouveau|tout compte fait|en fait
d'entre elles|d'entre eux|parmi elles|parmi eux|parmi celles-ci|parmi ceux-ci|de celles-ci|de ceux-ci|de celles-là|de ceux-là`,
  es: `ese|esa|eso|esos|esas|este|esta|esto|estos|estas|aquel|aquella|lo|la|los|las|él|ella|ellos|ellas|el mismo|la misma|ahí|allí
tomo|cojo|me quedo|me quedo con|quedo|me llevo|llevo|dame|deme|quiero|quisiera|ponme|póngame|elijo|apúntame a|apúnteme a
pon|ponlo|ponla|que sea|que sean|cámbialo a|cambia a|hazlo|mejor|más bien|en vez
quiero|necesito|llevo|compro|quedo
ya no|cambiado de idea|cambiado de opinión|cambié de idea|cambié de opinión
de nuevo|otra vez|al final|después de todo
de esas|de esos|de estas|de estos|de ellas|de ellos|entre ellas|entre ellos`,
  it: `quello|quella|quelli|quelle|questo|questa|questi|queste|lo|la|li|le|ne|lui|lei|loro|esso|essa|lì|là|lo stesso|la stessa
prendo|prendiamo|lo prendo|la prendo|dammi|mi dia|voglio|vorrei|vogliamo|scelgo|mettimi|facciamo|iscrivimi a|segnami per
metti|mettine|fai|facciamo|fanne|cambia in|che siano|meglio|piuttosto|anzi|invece
voglio|vorrei|prendo|serve|compro|tengo
cambiato idea|ripensato
di nuovo|alla fine|in fondo
di queste|di questi|di quelle|di quelli|tra queste|tra questi|fra queste|fra questi|tra quelle|tra quelli|di loro`,
  pt: `esse|essa|isso|esses|essas|este|esta|isto|estes|estas|aquele|aquela|aquilo|o|a|os|as|ele|ela|eles|elas|dele|dela|deles|desses|destes|disso|o mesmo|lá|aí
fico com|levo|quero|queria|queremos|dá-me|me dá|me dê|vou levar|escolho|inscreve-me em|me inscreve em
põe|põe lá|coloca|faz|faça|que seja|que sejam|muda para|melhor|antes|em vez
quero|preciso|levo|compro|fico
já não|mudei de ideia|mudei de ideias
de novo|outra vez|afinal|outra vez
dessas|desses|destas|destes|delas|deles|entre elas|entre eles`,
  nl: `die|dat|deze|dit|het|hem|haar|ze|zij|hen|hun|ervan|daarvan|ermee|daarmee|er|daar|dezelfde|hetzelfde
neem|ik neem|nemen|we nemen|geef me|geef mij|ik wil|ik wil graag|we willen|ik kies|doe mij|doe me|schrijf me in voor
maak er|maak het|maak dat|zet op|doe|verander in|liever|beter|toch|toch maar|in plaats daarvan
wil|hoef|neem|nodig|koop|houd
toch niet|niet meer|van gedachten veranderd|me bedacht
weer|er weer|toch|toch maar|terug|alsnog
daarvan|hiervan|van die|van deze|van hen|onder hen`,
  pl: `to|ten|ta|tę|tą|tego|tej|temu|te|tych|tym|go|ją|je|jego|jej|nim|nią|nich|ich|tamten|tamta|tamto|ten sam|tam
biorę|wezmę|weź|bierzemy|poproszę|daj|daj mi|chcę|chciałbym|chciałabym|chcemy|wybieram|zapisz mnie na
zrób|niech będzie|niech będą|zmień na|ustaw|lepiej|raczej|jednak|zamiast
chcę|potrzebuję|biorę|wezmę|kupuję
jednak nie|już nie|rozmyśliłem się|rozmyśliłam się|zmieniłem zdanie|zmieniłam zdanie
znowu|z powrotem|jednak|ponownie
z nich|z tych|spośród nich|wśród nich`,
  tr: `o|bu|şu|onu|bunu|şunu|ona|buna|onun|bunun|onlar|bunlar|onları|bunları|ondan|bundan|onlardan|bunlardan|onunla|orada|aynısı|aynısını
alayım|alıyorum|alalım|ver|bana ver|istiyorum|istiyoruz|isterim|olsun|seçiyorum|seç|beni yaz
yap|olsun|olarak değiştir|değiştir|daha iyi|yerine|aslında
istiyorum|alacağım
vazgeçtim|istemiyorum|istemem|almıyorum|almayacağım|gerek kalmadı
yine|tekrar|geri
bunlardan|onlardan|bunların arasında|onların arasında|aralarında|içlerinden`,
  ar: `هذا|هذه|ذلك|تلك|ذاك|هؤلاء|هو|هي|هم|منه|منها|منهم|به|بها|معه|معها|له|لها|إياه|إياها|هناك|نفسه|نفسها
خذ|آخذ|سآخذ|أعطني|اعطني|أريد|اريد|نريد|بدي|أختار|اختر|سجلني في
اجعلها|اجعله|اجعل|خليها|خليه|غيرها إلى|غيره إلى|لتكن|ليكن|الأفضل|أفضل|بدلا
أريد|أريده|أريدها|أحتاج|أحتاجه|أحتاجها
لا أريده|لا أريدها|لم أعد أريد|لم أعد أريده|لم أعد أريدها|غيرت رأيي
مرة أخرى|مجددا|ثانية
منها|من هذه|من تلك|من بينها|بينها`,
  zh: `这|那|这是|那是|这个|那个|这些|那些|它|它们|他|她|这款|那款|这种|那种|同一个|那里|这里
要|我要|就要|给我|来|来个|拿|买|选|给我报
改成|改为|换成|改到|还是|更好|算
要|想要|需要
不要了|不想要了|不买了|改主意
再|又|还是|重新
其中|这些里|那些里|这几个里|这些当中|那些当中`,
  ja: `これ|それ|あれ|この|その|あの|こちら|そちら|これら|それら|彼|彼女|そこ|同じもの|同じの
もらう|ください|下さい|ほしい|欲しい|にする|にします|に申し込む
にして|に変えて|変更して|にしよう|やっぱり|のほうがいい|の方がいい|むしろ
欲しい|ほしい
いらない|要らない|やめておく|やめます|やめとく|気が変わ
やっぱり|また|もう一度
その中で|その中|この中で|この中|それらの中`,
}

/** What points at a thing that is there, right before its name: "that review". Without accents, bars between. */
export const pointingWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'that|this|these|those|his|her|their',
  de: 'diese|dieser|dieses|diesen|diesem|jene|jener|jenes',
  fr: 'ce|cet|cette|ces',
  es: 'ese|esa|esos|esas|este|esta|estos|estas|aquel|aquella',
  it: 'quel|quello|quella|quelle|quei|questo|questa|questi|queste',
  pt: 'esse|essa|esses|essas|este|esta|estes|estas|aquele|aquela',
  nl: 'die|dat|deze|dit',
  pl: 'ten|ta|to|te|tamten|tamta|tamto',
  tr: 'bu|su|o',
  ar: 'هذا|هذه|ذلك|تلك',
  zh: '这|那|这个|那个|这条|那条',
  ja: 'この|その|あの',
}
