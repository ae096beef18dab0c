import type { CommandLanguage } from '../kinds.ts'

/** How a language asks for a person instead of a machine. All without accents, with bars between. */
export interface PersonWords {
  /** To talk, to be put through… */
  readonly talk: string
  /** What may stand between that and the person. */
  readonly between: string
  readonly people: string
  /** Phrases that mean it wherever they stand. */
  readonly phrases: string
  /** What means it when nothing else is said. */
  readonly whole: string
}

const none = { talk: '', between: '', people: '' }

export const personWords: Record<CommandLanguage, PersonWords> = {
  en: {
    talk: 'talk|talking|speak|speaking|chat|connect|connect me|transfer me|put me through|put me in touch|pass me|pass me on|hand me over|get me|reach|contact',
    between:
      'to|with|a|an|the|your|some|any|one of|real|live|actual|human|of|from|in|customer|support|service|member|me|team',
    people:
      'human|human being|person|people|someone|somebody|anyone|agent|representative|rep|employee|staff|operator|adviser|advisor|colleague|support|customer service|customer support|support team|customer care|manager',
    phrases:
      'want a human|need a human|want a real person|need a real person|want a person|need a person|live agent|human agent|human support|is there a human|is there a real person|tired of talking to a machine|stop the bot|no bots please',
    whole:
      'human|a human|human please|a human please|real human|real person|a real person|person please|a person please|agent|agent please|representative|operator|customer service|customer support|someone real|leave a message|leave you a message|leave a message please|i want to leave a message|i want to leave you a message|i would like to leave a message|i d like to leave a message|id like to leave a message|can i leave a message|can i leave you a message|could i leave a message|how can i leave a message|where can i leave a message|send you a message|i want to send you a message|can i send you a message|write to you|i want to write to you',
  },
  de: {
    talk: 'sprechen|reden|verbinden|verbinde mich|verbinden sie mich|chatten|telefonieren|unterhalten|weiterleiten|durchstellen',
    between:
      'mit|einem|einer|einen|echten|echter|echte|richtigen|realen|ihrem|eurem|dem|der|zu|an|von|euch|ihnen|bitte|kann|ich|mal|hier|persönlich',
    people:
      'menschen|mensch|mitarbeiter|mitarbeiterin|person|jemandem|jemanden|berater|beraterin|kundendienst|kundenservice|support|ansprechpartner|kollegen',
    phrases:
      'echter mensch|echten menschen|richtiger mensch|menschlichen mitarbeiter|nicht mit einer maschine|nicht mit einem bot|kein bot bitte|gibt es einen menschen',
    whole:
      'mensch|ein mensch|ein mensch bitte|mitarbeiter|mitarbeiter bitte|berater|kundendienst|kundenservice|nachricht hinterlassen|eine nachricht hinterlassen|ich mochte eine nachricht hinterlassen|ich möchte eine nachricht hinterlassen|ich will eine nachricht hinterlassen|ich wurde gern eine nachricht hinterlassen|kann ich eine nachricht hinterlassen|kann ich euch eine nachricht hinterlassen|kann ich ihnen eine nachricht hinterlassen|nachricht schreiben|ihnen eine nachricht schreiben|euch eine nachricht schreiben',
  },
  fr: {
    talk: 'parler|discuter|echanger|joindre|contacter|mettez moi en relation|mets moi en relation|passez moi|en contact',
    between: 'a|avec|un|une|vrai|vraie|votre|le|la|du|de|l|etre|au|directement',
    people:
      'humain|humaine|personne|quelqu un|conseiller|conseillere|agent|employe|operateur|interlocuteur|collaborateur|service client|support|equipe',
    phrases:
      'vraie personne|un vrai humain|un etre humain|conseiller humain|agent humain|pas un robot|parler a une machine',
    whole:
      'humain|un humain|un humain svp|un conseiller|conseiller|service client|une personne|vraie personne|laisser un message|laissez un message|laisser un message svp|je veux laisser un message|je voudrais laisser un message|j aimerais laisser un message|puis je laisser un message|est ce que je peux laisser un message|je souhaite laisser un message|vous laisser un message|je voudrais vous laisser un message|vous envoyer un message|je voudrais vous ecrire',
  },
  es: {
    talk: 'hablar|charlar|chatear|conversar|comunicarme|pasame|paseme|pasarme|conectame|contactar|contacto',
    between: 'con|a|un|una|el|la|su|vuestro|verdadero|verdadera|real|de|al|ser',
    people:
      'humano|humana|persona|alguien|agente|asesor|asesora|operador|operadora|empleado|representante|atencion al cliente|soporte',
    phrases:
      'persona real|agente humano|un ser humano|no quiero un robot|hablar con una maquina|persona de verdad por favor',
    whole:
      'humano|un humano|una persona|persona real|agente|un agente|operador|atencion al cliente|dejar un mensaje|quiero dejar un mensaje|quisiera dejar un mensaje|me gustaria dejar un mensaje|puedo dejar un mensaje|dejaros un mensaje|dejarles un mensaje|quiero dejarles un mensaje|enviarles un mensaje',
  },
  it: {
    talk: 'parlare|parlo|chattare|contattare|passami|passatemi|mettetemi in contatto|collegami|in contatto',
    between: 'con|a|un|una|uno|vero|vera|il|la|lo|del|dell|al|vostro|essere|l',
    people:
      'umano|umana|persona|qualcuno|operatore|operatrice|addetto|consulente|dipendente|assistenza clienti|servizio clienti|assistenza|supporto',
    phrases: 'persona vera|operatore umano|un essere umano|niente robot|parlare con una macchina',
    whole:
      'umano|un umano|operatore|un operatore|persona vera|una persona|servizio clienti|assistenza clienti|lasciare un messaggio|voglio lasciare un messaggio|vorrei lasciare un messaggio|posso lasciare un messaggio|lasciarvi un messaggio|vorrei lasciarvi un messaggio|posso lasciarvi un messaggio|scrivervi un messaggio',
  },
  pt: {
    talk: 'falar|conversar|passa me|passe me|ligue me|liga me|contactar|contatar|transferir|me transfira|me passe',
    between: 'com|a|um|uma|o|ao|do|de|seu|vosso|verdadeiro|verdadeira|real|por|para|ser',
    people:
      'humano|humana|pessoa|alguem|atendente|operador|operadora|agente|funcionario|apoio ao cliente|suporte|atendimento',
    phrases:
      'pessoa real|atendente humano|um ser humano|nao quero um robo|falar com uma maquina|pessoa de verdade por favor',
    whole:
      'humano|um humano|atendente|operador|uma pessoa|pessoa real|atendimento humano|deixar uma mensagem|quero deixar uma mensagem|queria deixar uma mensagem|gostaria de deixar uma mensagem|posso deixar uma mensagem|deixar mensagem|enviar vos uma mensagem',
  },
  nl: {
    talk: 'praten|spreken|chatten|contact|doorverbinden|overleggen|verbind me|bellen',
    between: 'met|een|echte|echt|jullie|de|aan|van|uw|opnemen|wil|ik|graag|door|kan|iemand',
    people: 'mens|persoon|iemand|medewerker|medewerkster|collega|klantenservice|support|helpdesk',
    phrases: 'echt mens|echt persoon|echte medewerker|geen robot|met een machine praten|verbind me door',
    whole:
      'mens|een mens|een mens graag|medewerker|een medewerker|klantenservice|echt persoon|bericht achterlaten|een bericht achterlaten|ik wil een bericht achterlaten|ik wil graag een bericht achterlaten|kan ik een bericht achterlaten|mag ik een bericht achterlaten|laat een bericht achter|jullie een bericht sturen',
  },
  pl: {
    talk: 'porozmawiac|porozmawiaj|rozmawiac|pogadac|polacz|polaczyc|skontaktowac|skontaktowac sie|kontakt|przelacz',
    between: 'z|ze|mnie|prawdziwym|prawdziwa|zywym|zywa|jakims|waszym|sie|do|chce|moge|na',
    people:
      'czlowiekiem|osoba|kims|konsultantem|konsultantka|konsultanta|pracownikiem|doradca|agentem|obsluga klienta|obsluga|czlowieka',
    phrases:
      'prawdziwy czlowiek|zywy czlowiek|zywy pracownik|nie chce robota|gadania z maszyna|zywym czlowiekiem',
    whole:
      'czlowiek|konsultant|obsluga klienta|prawdziwa osoba|zywy czlowiek|zostawic wiadomosc|chce zostawic wiadomosc|chcialbym zostawic wiadomosc|chcialabym zostawic wiadomosc|czy moge zostawic wiadomosc|moge zostawic wiadomosc|zostaw wiadomosc',
  },
  tr: {
    talk: 'konusmak|konusabilir|konusabilir miyim|konus|konusmam|konusayim|gorusmek|gorus|gorusebilir|gorusebilir miyim|bagla|baglan|baglanmak|baglar misin|aktar|iletisime',
    between: 'bir|gercek|canli|musteri|ile|lutfen|beni|bi|direkt|size',
    people:
      'insanla|biriyle|birisiyle|yetkiliyle|yetkili|temsilciyle|temsilciye|temsilcisiyle|temsilcisine|calisanla|kisiyle|insana|yetkiliye|operatore|insan',
    phrases:
      'canli destek|canli temsilci|gercek bir insan|gercek bir kisi|robot istemiyorum|makineyle konusmaktan',
    whole:
      'insan|yetkili|temsilci|musteri temsilcisi|canli destek|gercek kisi|gercek insan|mesaj birakmak|mesaj birak|mesaj birakmak istiyorum|bir mesaj birakmak istiyorum|mesaj birakabilir miyim|not birakmak istiyorum|size mesaj birakmak istiyorum',
  },
  ar: {
    talk: 'التحدث|تحدث|اتحدث|التكلم|اتكلم|اكلم|كلمني|الكلام|حولني|تحويلي|التواصل|اتواصل|اوصلني|وصلني',
    between: 'مع|الي|الى|ان|من|احد|حقيقي|ب|خدمة|فريق',
    people:
      'شخص|انسان|موظف|موظفة|احد|احدا|ممثل|بشر|موظفين|شخصا|العملاء|خدمة العملاء|الدعم|لموظف|بموظف|موظفا|مسؤول|لشخص|بشخص',
    phrases: 'موظف حقيقي|شخص حقيقي|انسان حقيقي|انسان وليس روبوت|لا اريد روبوت|الكلام مع الة',
    whole:
      'موظف|انسان|شخص حقيقي|موظف من فضلك|خدمة العملاء|ترك رسالة|اترك رسالة|اريد ترك رسالة|اريد ان اترك رسالة|اود ترك رسالة|هل يمكنني ترك رسالة|ممكن اترك رسالة|هل يمكن ترك رسالة',
  },
  ja: {
    ...none,
    phrases:
      '人と話したい|人と話せ|人間と話|人につな|オペレーター|担当者と話|担当者につな|担当者に相談|担当者に代わ|有人対応|有人チャット|人間の担当者|スタッフと話|スタッフにつな|誰かと話|人に代わ|生身の人|機械と話すのは',
    whole:
      '担当者|人間|人間をお願いします|スタッフ|カスタマーサービス|メッセージを残したい|メッセージを残したいです|メッセージを残す|伝言を残したい|伝言を残したいです|伝言をお願いします|メッセージを残せますか|メッセージを送りたい',
  },
  zh: {
    ...none,
    phrases:
      '转人工|人工客服|人工服务|找人工|转接人工|真人客服|和真人|跟真人|与真人|找真人|跟人工|和人工|联系客服|联系真人|找客服|转客服|跟人说话|和人说话|与人交谈|有没有活人|不想跟机器|不要机器人',
    whole:
      '人工|真人|客服|人工客服|留言|我要留言|我想留言|可以留言吗|怎么留言|我想留个言|留个言|给你们留言|我想给你们留言|在哪里留言',
  },
}
