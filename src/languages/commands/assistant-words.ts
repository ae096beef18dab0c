import type { CommandLanguage } from '../kinds.ts'

/** How a language asks who or what it is that answers. Bars between. */
export interface AssistantWords {
  /** Says “you”, or that one talks with somebody: what follows is asked of whoever answers. */
  readonly addressing: string
  /** Says only that something is or is there: “is this”. */
  readonly pointing: string
  /** What nothing but an assistant, or a person in its place, can be. */
  readonly beings: string
  /** What other things can be too, and so only counts of somebody addressed. */
  readonly others: string
  /** What may stand beside all of these and changes nothing. */
  readonly beside: string
  readonly who: string
  readonly made: string
  readonly skills: string
}

export const assistantWords: Record<CommandLanguage, AssistantWords> = {
  en: {
    addressing:
      "are you|r you|are u|r u|you are|you're|aren't you|am i talking to|am i speaking to|am i speaking with|am i talking with|am i chatting with|am i chatting to|am i writing to|do i talk to|do i speak to|so you are|you're not|you are not|who am i talking to",
    pointing: "is this|is that|is it|this is|is there|are there|isn't this|is this chat|is anyone|is anybody",
    beings:
      'bot|chatbot|chat bot|ai|a i|artificial intelligence|human|humans|human being|real person|actual person|live person|live agent|real human|chatgpt|gpt|claude|gemini|llm|language model|real people|somebody real|someone real',
    others: 'robot|machine|computer|program|software|person|someone|somebody|man|woman|real|alive|automated',
    beside:
      'a|an|the|or|just|really|actually|even|here|hey|hello|hi|please|so|and|some|kind of|any|still|now|there|on the other end|on the other side|in here|at the other end|some sort of|only|tell me|wait|ok|okay|not|am i|with|to|behind this|operated|powered|generated|with me',
    who: "who are you|what are you|who r u|what's your name|what is your name|do you have a name|who am i talking to|who am i speaking to|who am i speaking with|who am i chatting with|who is answering|who answers here|who's there|who is there|what am i talking to|introduce yourself|what kind of bot are you|what kind of assistant are you|what sort of thing are you",
    made: 'who made you|who built you|who created you|who programmed you|who developed you|who wrote you|who invented you|who designed you|who trained you|who is behind you|who do you work for|what company made you|which company made you|what software are you|what model are you|which model are you|what ai are you|which ai are you|who is your maker|who is your creator',
    skills:
      'what can you do|what can you do for me|what are you able to do|what can you help with|what can you help me with|what can i ask|what can i ask you|how can you help|how can you help me|how do you work|how does this chat work|what are you good for|what are you for|what can i do with you|what are you capable of|what are your skills|what else can you do|what do you know|what all can you do|how do i use you|how can i use you',
  },
  de: {
    addressing:
      'bist du|sind sie|seid ihr|du bist|sie sind|bist du nicht|rede ich mit|rede ich hier mit|spreche ich mit|spreche ich hier mit|schreibe ich mit|schreibe ich hier mit|chatte ich mit|rede ich|bin ich mit|habe ich es mit|antwortet mir|antwortet hier|sitzt da|sitzt dort|sitzt hier|schreibt hier',
    pointing: 'ist das|ist dies|ist es|das ist|ist hier|ist da|gibt es hier|ist dort|handelt es sich um',
    beings:
      'bot|chatbot|ki|künstliche intelligenz|künstlichen intelligenz|mensch|menschen|menschlich|echter mensch|echten menschen|echte person|echten person|chatgpt|gpt|sprachmodell|mensch aus fleisch und blut|ai|jemand echtes',
    others:
      'roboter|maschine|computer|programm|software|person|echt|real|jemand|jemandem|mann|frau|automat|lebendig',
    beside:
      'ein|eine|einem|einer|einen|kein|keine|der|die|das|oder|und|nur|wirklich|eigentlich|echt|hier|da|hallo|hey|hi|bitte|etwa|denn|so|so ein|so eine|überhaupt|am anderen ende|dahinter|mit|mir|zu tun|noch|auch|sag mal|gerade|richtiger|richtigen|richtige|echter|echten',
    who: 'wer bist du|wer sind sie|was bist du|was sind sie|wie heißt du|wie heißen sie|wie ist dein name|wie ist ihr name|hast du einen namen|mit wem rede ich|mit wem spreche ich|mit wem schreibe ich|mit wem chatte ich|mit wem habe ich es zu tun|wer antwortet hier|wer antwortet mir|wer schreibt hier|wer ist da|stell dich vor|wer bist du eigentlich',
    made: 'wer hat dich gemacht|wer hat dich gebaut|wer hat dich programmiert|wer hat dich entwickelt|wer hat dich erschaffen|wer hat dich erfunden|wer hat dich geschrieben|wer hat sie programmiert|wer hat sie entwickelt|wer steckt hinter dir|von wem bist du|wem gehörst du|für wen arbeitest du|welche firma hat dich gemacht|welche ki bist du|welches modell bist du|welche software bist du|wo kommst du her|woher kommst du',
    skills:
      'was kannst du|was kannst du alles|was können sie|was kannst du für mich tun|was können sie für mich tun|wobei kannst du helfen|wobei kannst du mir helfen|wobei können sie mir helfen|wie kannst du mir helfen|wie können sie mir helfen|was machst du|was machst du hier|was tust du|wofür bist du da|wozu bist du da|was kann ich dich fragen|was kann ich sie fragen|was kann ich fragen|wie funktionierst du|wie funktioniert der chat|was weißt du|womit kannst du mir helfen|womit können sie mir helfen',
  },
  fr: {
    addressing:
      "es tu|tu es|t'es|êtes vous|vous êtes|n'êtes vous pas|je parle à|je parle avec|parlé je à|est ce que je parle à|est ce que je parle avec|suis je en train de parler à|je discute avec|est ce que tu es|est ce que vous êtes|je m'adresse à|parle je à|j'écris à",
    pointing: "est ce|c'est|est ce que c'est|y a t il|il y a|est ce qu'il y a|s'agit il d'",
    beings:
      'bot|chatbot|robot conversationnel|ia|intelligence artificielle|humain|humaine|humains|être humain|vraie personne|vrai humain|personne réelle|chatgpt|gpt|modèle de langage|ai|vrai être humain',
    others: "robot|machine|ordinateur|programme|logiciel|personne|quelqu'un|homme|femme|réel|réelle|vivant",
    beside:
      "un|une|le|la|l'|des|d'|de|ou|et|juste|vraiment|réellement|ici|là|bonjour|salut|dis|dites|s'il vous plaît|svp|donc|en fait|derrière|de l'autre côté|bien|à|avec|au|vrai|vraie|que|encore|alors|pas|simple",
    who: "qui es tu|qui êtes vous|tu es qui|t'es qui|vous êtes qui|c'est qui|qu'es tu|tu es quoi|t'es quoi|comment tu t'appelles|comment t'appelles tu|comment vous appelez vous|quel est ton nom|quel est votre nom|avec qui je parle|à qui je parle|à qui ai je affaire|à qui est ce que je parle|avec qui est ce que je parle|qui me répond|qui répond ici|présente toi",
    made: "qui t'a fait|qui t'a créé|qui t'a programmé|qui t'a développé|qui t'a conçu|qui t'a inventé|qui vous a créé|qui vous a programmé|qui vous a fait|qui vous a développé|qui est derrière toi|pour qui travailles tu|tu es quel modèle|quelle ia es tu|quelle entreprise t'a créé|d'où viens tu|qui est ton créateur",
    skills:
      "que peux tu faire|que pouvez vous faire|qu'est ce que tu peux faire|qu'est ce que vous pouvez faire|tu peux faire quoi|que sais tu faire|tu sais faire quoi|que peux tu faire pour moi|que pouvez vous faire pour moi|comment peux tu m'aider|comment pouvez vous m'aider|en quoi peux tu m'aider|en quoi pouvez vous m'aider|à quoi sers tu|à quoi tu sers|que puis je te demander|que puis je vous demander|qu'est ce que je peux te demander|comment tu fonctionnes|que fais tu|qu'est ce que tu fais",
  },
  es: {
    addressing:
      'eres|es usted|sois|tú eres|usted es|hablo con|estoy hablando con|estoy chateando con|converso con|le escribo a|acaso eres|no eres|me atiende|me responde',
    pointing: 'es esto|esto es|es este|este es|es|hay|hay aquí|se trata de',
    beings:
      'bot|chatbot|ia|inteligencia artificial|humano|humana|humanos|ser humano|persona real|persona de verdad|chatgpt|gpt|modelo de lenguaje|ai|humano de verdad',
    others:
      'robot|máquina|ordenador|computadora|programa|software|persona|alguien|hombre|mujer|real|de verdad',
    beside:
      'un|una|el|la|o|u|y|sólo|solo|realmente|en realidad|aquí|ahí|hola|oye|por favor|entonces|de verdad|verdadero|verdadera|simple|con|algún|alguna|detrás|al otro lado|acaso|también|me',
    who: 'quién eres|quién es usted|qué eres|cómo te llamas|cómo se llama usted|cuál es tu nombre|cuál es su nombre|con quién hablo|con quién estoy hablando|quién me responde|quién responde|quién me atiende|quién está ahí|preséntate|tienes nombre',
    made: 'quién te hizo|quién te creó|quién te ha creado|quién te programó|quién te ha programado|quién te desarrolló|quién te inventó|quién te ha hecho|quién te diseñó|quién está detrás de ti|para quién trabajas|qué empresa te creó|qué ia eres|qué modelo eres|de dónde vienes|quién es tu creador',
    skills:
      'qué puedes hacer|qué puede hacer|qué puedes hacer por mí|qué puede hacer por mí|qué sabes hacer|qué haces|qué haces aquí|para qué sirves|en qué puedes ayudarme|en qué me puedes ayudar|en qué puede ayudarme|cómo puedes ayudarme|cómo me puedes ayudar|cómo puede ayudarme|qué te puedo preguntar|qué puedo preguntarte|qué puedo preguntar|cómo funcionas|qué sabes',
  },
  it: {
    addressing:
      'sei|è lei|lei è|siete|tu sei|sto parlando con|parlo con|sto chattando con|sto scrivendo a|non sei|mi risponde',
    pointing: "è questo|è questa|questo è|questa è|è|c'è|c'è qui|si tratta di|c'è qualcuno",
    beings:
      'bot|chatbot|ia|ai|intelligenza artificiale|umano|umana|essere umano|persona vera|persona reale|chatgpt|gpt|modello linguistico|vera persona|persona in carne e ossa',
    others: 'robot|macchina|computer|programma|software|persona|qualcuno|uomo|donna|vero|vera|reale',
    beside:
      "un|una|un'|uno|il|la|o|oppure|e|solo|davvero|veramente|in realtà|qui|lì|ciao|salve|scusa|per favore|allora|dall'altra parte|dietro|con|anche|ma|semplice|vero|vera",
    who: 'chi sei|chi è lei|cosa sei|che cosa sei|come ti chiami|come si chiama lei|qual è il tuo nome|con chi parlo|con chi sto parlando|chi mi risponde|chi risponde|chi risponde qui|presentati|hai un nome',
    made: "chi ti ha fatto|chi ti ha creato|chi ti ha programmato|chi ti ha sviluppato|chi ti ha inventato|chi ti ha costruito|chi ti ha progettato|chi c'è dietro di te|per chi lavori|quale azienda ti ha creato|che ia sei|che modello sei|da dove vieni|chi è il tuo creatore",
    skills:
      'cosa puoi fare|che cosa puoi fare|cosa può fare|cosa puoi fare per me|cosa sai fare|che cosa sai fare|cosa fai|a cosa servi|come puoi aiutarmi|come può aiutarmi|come mi puoi aiutare|in cosa puoi aiutarmi|in che cosa puoi aiutarmi|cosa posso chiederti|cosa posso chiedere|come funzioni|che cosa fai|cosa sai',
  },
  pt: {
    addressing:
      'és|você é|o senhor é|tu és|estou a falar com|estou falando com|falo com|estou conversando com|estou a conversar com|não és|cê é|estou a escrever a|quem fala é',
    pointing: 'isto é|isso é|é isto|é isso|é|há|há aqui|tem|está aí|trata se de',
    beings:
      'bot|chatbot|ia|ai|inteligência artificial|humano|humana|ser humano|pessoa real|pessoa de verdade|chatgpt|gpt|modelo de linguagem|pessoa verdadeira|pessoa a sério',
    others: 'robô|robot|máquina|computador|programa|software|pessoa|alguém|homem|mulher|real|de verdade',
    beside:
      'um|uma|o|a|ou|e|só|apenas|mesmo|realmente|na verdade|aqui|aí|olá|oi|por favor|então|com|do outro lado|por trás|também|verdadeiro|verdadeira|simples|de verdade',
    who: 'quem és|quem és tu|quem é você|o que és|o que és tu|o que é você|como te chamas|como você se chama|qual é o teu nome|qual é o seu nome|qual o seu nome|com quem falo|com quem estou a falar|com quem estou falando|quem me responde|quem responde|quem está aí|apresenta te|se apresente',
    made: 'quem te fez|quem te criou|quem te programou|quem te desenvolveu|quem te inventou|quem criou você|quem fez você|quem programou você|quem desenvolveu você|quem está por trás de ti|para quem trabalhas|para quem você trabalha|que empresa te criou|que ia és|que modelo és|qual ia você é|de onde vens|de onde você vem|quem é o teu criador',
    skills:
      'o que podes fazer|o que pode fazer|o que você pode fazer|o que você faz|o que sabes fazer|o que você sabe fazer|o que fazes|o que podes fazer por mim|o que você pode fazer por mim|para que serves|para que você serve|em que podes ajudar|em que me podes ajudar|como podes ajudar|como me podes ajudar|como você pode me ajudar|como pode me ajudar|como você pode ajudar|o que posso perguntar|o que te posso perguntar|como funcionas|como você funciona|o que sabes',
  },
  nl: {
    addressing:
      'ben je|ben jij|bent u|jij bent|je bent|u bent|praat ik met|spreek ik met|chat ik met|schrijf ik met|ben ik aan het praten met|praat ik hier met|spreek ik hier met|zit er|heb ik te maken met',
    pointing: 'is dit|is dat|is het|dit is|dat is|is er|is hier|gaat het om',
    beings:
      'bot|chatbot|ai|kunstmatige intelligentie|mens|mensen|menselijk|echt mens|echt persoon|echte persoon|echte mens|chatgpt|gpt|taalmodel|mens van vlees en bloed',
    others: 'robot|machine|computer|programma|software|persoon|iemand|man|vrouw|echt',
    beside:
      'een|de|het|of|en|alleen|echt|echte|eigenlijk|werkelijk|hier|daar|hallo|hoi|hey|alsjeblieft|dus|nu|met|ook|gewoon|aan de andere kant|achter|geen|wel|nou|toch|maar|soort',
    who: 'wie ben je|wie ben jij|wie bent u|wat ben je|wat ben jij|wat bent u|hoe heet je|hoe heet jij|hoe heet u|wat is je naam|wat is jouw naam|wat is uw naam|met wie praat ik|met wie spreek ik|met wie chat ik|wie antwoordt hier|wie geeft hier antwoord|wie is daar|stel jezelf voor',
    made: 'wie heeft je gemaakt|wie heeft jou gemaakt|wie heeft u gemaakt|wie heeft je gebouwd|wie heeft jou gebouwd|wie heeft je geprogrammeerd|wie heeft jou geprogrammeerd|wie heeft je ontwikkeld|wie heeft jou ontwikkeld|wie heeft je bedacht|wie zit er achter jou|voor wie werk je|welk bedrijf heeft je gemaakt|welke ai ben je|welk model ben je|waar kom je vandaan|wie is je maker',
    skills:
      'wat kan je|wat kun je|wat kun jij|wat kan jij|wat kunt u|wat kun je doen|wat kun je allemaal|wat kun je allemaal doen|wat kan je allemaal|wat kunt u allemaal|wat kan je doen|wat kunt u doen|wat kun je voor me doen|wat kun je voor mij doen|wat kunt u voor mij doen|wat doe je|wat doe je hier|waarmee kun je helpen|waar kun je me mee helpen|hoe kun je me helpen|hoe kunt u mij helpen|hoe kan je me helpen|wat kan ik je vragen|wat kan ik vragen|waar ben je voor|hoe werk je|wat weet je',
  },
  pl: {
    addressing:
      'jesteś|czy jesteś|czy pan jest|czy pani jest|rozmawiam z|czy rozmawiam z|piszę z|czy piszę z|gadam z|czy ty jesteś|ty jesteś|mam do czynienia z|odpowiada mi',
    pointing: 'czy to|czy to jest|to jest|to|czy tu jest|czy jest tu|czy jest tam',
    beings:
      'bot|botem|chatbot|chatbotem|ai|sztuczna inteligencja|sztuczną inteligencją|człowiek|człowiekiem|prawdziwy człowiek|prawdziwym człowiekiem|żywy człowiek|żywym człowiekiem|prawdziwa osoba|prawdziwą osobą|chatgpt|gpt|model językowy|modelem językowym',
    others:
      'robot|robotem|maszyna|maszyną|komputer|komputerem|program|programem|osoba|osobą|ktoś|kimś|żywy|żywa|prawdziwy|prawdziwa',
    beside:
      'z|ze|czy|albo|lub|i|a|tylko|naprawdę|tak naprawdę|tu|tutaj|tam|cześć|hej|halo|proszę|więc|po drugiej stronie|właściwie|może|jakimś|jakiś|może|czasem|też',
    who: 'kim jesteś|kto ty jesteś|czym jesteś|co ty jesteś|jak się nazywasz|jak masz na imię|jak ci na imię|z kim rozmawiam|z kim piszę|z kim mam do czynienia|kto odpowiada|kto mi odpowiada|kto tam|kto tu odpowiada|przedstaw się',
    made: 'kto cię stworzył|kto cię zrobił|kto cię zaprogramował|kto cię napisał|kto cię zbudował|kto cię wymyślił|kto cię opracował|kto za tobą stoi|dla kogo pracujesz|jaka firma cię stworzyła|jakim modelem jesteś|jaką ai jesteś|skąd jesteś|kto jest twoim twórcą',
    skills:
      'co potrafisz|co umiesz|co możesz zrobić|co możesz dla mnie zrobić|co potrafisz zrobić|co robisz|co tu robisz|w czym możesz pomóc|w czym możesz mi pomóc|jak możesz mi pomóc|jak możesz pomóc|do czego służysz|o co mogę pytać|o co mogę cię zapytać|o co mogę zapytać|jak działasz|co wiesz',
  },
  tr: {
    addressing: 'sen|siz|konuşuyorum|yazışıyorum|karşımdaki|görüşüyorum|cevap veren|yazan|konuşuyor muyum',
    pointing: 'bu|burada|burası|orada|bu sohbet',
    beings:
      'bot|botla|chatbot|yapay zeka|yapay zekayla|insan|insanla|gerçek bir insan|gerçek bir insanla|gerçek biri|gerçek biriyle|gerçek kişi|gerçek kişiyle|chatgpt|dil modeli|canlı biri',
    others: 'robot|robotla|makine|makineyle|program|bilgisayar|gerçek|kişi|biri|biriyle',
    beside:
      'bir|yoksa|ya da|veya|ve|gerçekten|aslında|burada|merhaba|selam|lütfen|acaba|şu an|şimdi|mi|mı|mu|mü|sadece|peki|ile|bu|var',
    who: 'bot musun|bot musunuz|robot musun|robot musunuz|yapay zeka mısın|yapay zeka mısınız|insan mısın|insan mısınız|gerçek bir insan mısın|gerçek biri misin|gerçek bir kişi misin|gerçek misin|gerçek misiniz|chatgpt misin|chatbot musun|makine misin|bilgisayar mısın|program mısın|gerçek kişi misin|gerçek insan mısın|kimsin|sen kimsin|siz kimsiniz|kimsiniz|nesin|sen nesin|adın ne|adınız ne|ismin ne|isminiz ne|kiminle konuşuyorum|kiminle görüşüyorum|kiminle yazışıyorum|kim cevap veriyor|kim yanıtlıyor|kendini tanıt',
    made: 'seni kim yaptı|seni kim yarattı|seni kim programladı|seni kim geliştirdi|seni kim yazdı|sizi kim yaptı|sizi kim geliştirdi|seni kim tasarladı|arkanda kim var|kimin için çalışıyorsun|hangi şirket seni yaptı|hangi yapay zekasın|hangi modelsin|nereden geliyorsun|yapımcın kim',
    skills:
      'ne yapabilirsin|neler yapabilirsin|ne yapabilirsiniz|neler yapabilirsiniz|benim için ne yapabilirsin|bana nasıl yardım edebilirsin|bana nasıl yardımcı olabilirsin|nasıl yardım edebilirsin|nasıl yardımcı olabilirsin|nasıl yardımcı olabilirsiniz|ne işe yararsın|ne işe yarıyorsun|sana ne sorabilirim|ne sorabilirim|neler sorabilirim|nasıl çalışıyorsun|ne yapıyorsun|ne biliyorsun|burada ne yapıyorsun|hangi konularda yardım edebilirsin',
  },
  ar: {
    addressing:
      'أنت|انت|هل أنت|هل انت|أأنت|هل أتحدث مع|هل اتحدث مع|أتحدث مع|هل أكلم|أكلم|هل أتكلم مع|أتكلم مع|هل أتحدث إلى|أتحدث إلى|هل أنا أتحدث مع|هل تكون|انتي|هل أنتم',
    pointing: 'هل هذا|هذا|هل هذه|هذه|هل هو|هل هناك|هل يوجد|هل يوجد هنا',
    beings:
      'بوت|روبوت محادثة|ذكاء اصطناعي|الذكاء الاصطناعي|إنسان|انسان|إنسانا|بشر|بشري|شخص حقيقي|شخصا حقيقيا|إنسان حقيقي|شات جي بي تي|chatgpt|شات بوت|نموذج لغوي|موظف حقيقي|ذكاء صناعي',
    others: 'روبوت|آلة|الة|حاسوب|كمبيوتر|برنامج|شخص|حقيقي|آلي|شخصا|روبوتا',
    beside: 'أم|ام|أو|او|مجرد|فعلا|حقا|هنا|مرحبا|من فضلك|لو سمحت|هل|مع|و|حقيقي|الآن|أنا',
    who: 'من أنت|من انت|مين انت|مين أنت|من تكون|ما أنت|ما هو أنت|ما اسمك|ما هو اسمك|شو اسمك|اسمك ايه|مع من أتحدث|مع من اتحدث|مع من أتكلم|من يجيب|من يرد علي|من يرد|عرف بنفسك|عرف عن نفسك',
    made: 'من صنعك|من صممك|من برمجك|من طورك|من أنشأك|من خلقك|من اخترعك|من وراءك|من يقف وراءك|لمن تعمل|أي شركة صنعتك|أي نموذج أنت|من أين أنت|من صاحبك|من كتبك',
    skills:
      'ماذا يمكنك أن تفعل|ماذا تستطيع أن تفعل|ماذا تستطيع|ماذا يمكنك|ماذا تفعل|ماذا يمكنك أن تفعل لي|ما الذي يمكنك فعله|ما الذي تستطيع فعله|ماذا بإمكانك أن تفعل|كيف يمكنك مساعدتي|كيف تساعدني|كيف يمكنك أن تساعدني|بماذا يمكنك مساعدتي|بم تساعدني|ماذا أسألك|ماذا يمكنني أن أسألك|كيف تعمل|ما فائدتك|ماذا تعرف',
  },
  zh: {
    addressing:
      '你|您|你们|跟我说话的|和我聊天的|我在跟|我在和|我是在跟|我是在和|我现在跟|我现在和|我正在和|我正在跟|对面',
    pointing: '这|这里|那边|这个|这边|这儿|有没有|背后',
    beings:
      '机器人|聊天机器人|ai|人工智能|真人|活人|人类|人工|chatgpt|gpt|大模型|语言模型|智能客服|机器人客服|真人客服|真的人',
    others: '机器|程序|电脑|软件|人|真的|自动回复',
    beside:
      '是|是不是|吗|么|呢|还是|或者|一个|个|在|说话|聊天|对话|聊|讲话|不|真的|其实|只|只是|到底|请问|你好|啊|吧|的|和|跟|这里|现在|会|位|名|难道|谈话|交谈|有|在跟|在和',
    who: '真人吗|是真人吗|机器人吗|是机器人吗|是人工吗|是ai吗|你是谁|您是谁|你是什么|您是什么|你叫什么|你叫什么名字|您叫什么|你的名字是什么|我在跟谁说话|我在和谁说话|我在和谁聊天|我在跟谁聊天|谁在回答|谁在回复|自我介绍|介绍一下你自己',
    made: '谁做的你|谁制造了你|谁创造了你|谁开发了你|谁开发的你|谁设计了你|谁编写了你|谁发明了你|你是谁做的|你是谁开发的|你是谁造的|你是谁创造的|你背后是谁|你为谁工作|你是哪家公司的|你是哪个公司做的|你是什么模型|你是哪个模型|你来自哪里|你从哪里来',
    skills:
      '你能做什么|您能做什么|你会做什么|你会什么|你可以做什么|您可以做什么|你能干什么|你能帮我做什么|您能帮我做什么|你可以帮我做什么|你能帮我什么|你怎么帮我|你能怎么帮我|你有什么用|你有什么功能|我可以问你什么|我能问你什么|可以问什么|你怎么用|你是怎么工作的|你知道什么|你都能做什么|你都会什么',
  },
  ja: {
    addressing:
      'あなた|君|きみ|お前|私は|わたしは|いま話しているのは|今話しているのは|話しているのは|話している相手|相手|そちら|答えているのは|返事しているのは|中の人|話していますか|話しているのですか|話しているの|話してるの|話しています|話してる|チャットしています',
    pointing: 'これ|ここ|このチャット|こちら',
    beings:
      'ボット|チャットボット|ai|人工知能|人間|生身の人|本物の人間|本物の人|実在の人|chatgpt|gpt|言語モデル|エーアイ|aiチャット|生きた人間|本当の人',
    others: 'ロボット|機械|コンピュータ|コンピューター|プログラム|ソフト|人|本物|自動応答|自動',
    beside:
      'は|が|の|と|を|に|で|って|ですか|なの|なのですか|なんですか|でしょうか|か|それとも|それは|話していますか|話しているのですか|話してるの|話しています|話してる|話しているの|しゃべっている|しゃべってる|チャットしています|本当に|実は|今|いま|ここ|こんにちは|あの|ね|よね|だよね|だ|です|いますか|います|いるの|も|方|本物|ん|な|対応|もしかして|実際|実際の',
    who: 'ロボットですか|ロボットなの|aiですか|aiなの|人間ですか|人間なの|ボットですか|ボットなの|人ですか|機械ですか|本物の人ですか|本物の人間ですか|チャットボットですか|中の人はいますか|中の人は人間ですか|人が答えていますか|あなたは誰|あなたは誰ですか|誰ですか|だれですか|あなたは何|あなたは何ですか|あなたは何者|何者ですか|お名前は|名前は|名前は何|名前は何ですか|お名前は何ですか|あなたの名前は|誰と話していますか|私は誰と話していますか|誰と話しているの|誰が答えていますか|自己紹介して|自己紹介してください',
    made: '誰があなたを作りましたか|誰があなたを作ったの|誰に作られましたか|誰に作られたの|あなたを作ったのは誰|あなたを作ったのは誰ですか|誰が作りましたか|誰が作ったの|誰が開発しましたか|誰が開発したの|あなたの開発者は誰|開発者は誰ですか|どこの会社のaiですか|どのaiですか|どのモデルですか|あなたはどこから来ましたか',
    skills:
      '何ができますか|何ができる|何ができるの|なにができますか|あなたは何ができますか|あなたは何ができるの|どんなことができますか|どんなことができるの|何をしてくれますか|何を手伝ってくれますか|何を聞けますか|何を聞いたらいいですか|何を聞けばいいですか|どのように助けてくれますか|何が得意ですか|何を知っていますか',
  },
}
