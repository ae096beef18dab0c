/** How other languages begin (or end) the commands that work by label. Each entry is a piece of a pattern. */
interface Verbs {
  readonly click: string
  readonly open: string
  readonly type: string
  /** The words between what is typed and where. */
  readonly into: string
  readonly select: string
  readonly check: string
  readonly uncheck: string
  readonly search: string
  readonly submit: string
  readonly polite: string
}

export const foreignVerbs: readonly Verbs[] = [
  {
    click: 'klick(?:e|en)?(?: sie)?(?: auf)?|drück(?:e|en)?(?: sie)?(?: auf)?|tipp(?:e|en)?(?: sie)? auf',
    open: 'öffne(?:n)?(?: sie)?|geh(?:e|en)?(?: sie)? (?:zu[mr]?|auf|in)|zeig(?:e|en)?(?: sie)?(?: mir)?|navigiere zu',
    type: 'schreib(?:e|en)?(?: sie)?|tipp(?:e|en)?(?: sie)?|gib|geben sie|trag(?:e|en)?(?: sie)?',
    into: 'ins?|im|in das feld|in die|bei|als',
    select: 'wähl(?:e|en)?(?: sie)?|nimm|nehmen sie',
    check:
      'hak(?:e|en)?(?: sie)?|kreuz(?:e|en)?(?: sie)?|aktivier(?:e|en)?(?: sie)?|setz(?:e)? (?:den|das) häkchen bei',
    uncheck: 'deaktivier(?:e|en)?(?: sie)?|entfern(?:e)? (?:den|das) häkchen bei',
    search: 'such(?:e|en)?(?: sie)?(?: nach)?|finde',
    submit: '(?:ab)?senden|sende(?: es)?(?: ab)?|schick(?:e)?(?: es)? ab|abschicken',
    polite: 'bitte|kannst du|könntest du|ich möchte|ich will',
  },
  {
    click: 'clique(?:z|r)?(?: sur)?|appuie(?:z)?(?: sur)?',
    open: 'ouvre(?:z)?|ouvrir|va(?:s)?(?: à| au| aux| sur)|allez(?: à| au| aux| sur)|montre(?:z)?(?:[- ]moi)?|affiche(?:z)?',
    type: 'écri(?:s|vez)|tape(?:z)?|saisi(?:s|ssez)|entre(?:z)?|mets|mettez',
    into: 'dans(?: le champ)?|en|pour|comme',
    select: 'choisi(?:s|ssez|r)|sélectionne(?:z|r)?|prends|prenez',
    check: 'coche(?:z|r)?|active(?:z|r)?',
    uncheck: 'décoche(?:z|r)?|désactive(?:z|r)?',
    search: 'cherche(?:z|r)?|recherche(?:z|r)?|trouve(?:z|r)?',
    submit: 'envoie(?:z)?(?: le formulaire| le)?|envoyer',
    polite: "s'il (?:te|vous) pla[iî]t|svp|peux-tu|pouvez-vous|je veux|je voudrais",
  },
  {
    click: 'ha(?:z|ga) clic(?: en| sobre)?|pulsa(?: en)?|presiona|clica(?: en)?|toca',
    open: 'abre|abra|ve a|vaya a|ir a|muéstrame|muestra|enséñame',
    type: 'escribe|escriba|introduce|pon|ponga|teclea',
    into: 'en(?: el campo)?|como',
    select: 'elige|elija|selecciona|seleccione|escoge',
    check: 'marca|marque|activa|active',
    uncheck: 'desmarca|desmarque|desactiva|desactive',
    search: 'busca|busque|buscar|encuentra',
    submit: 'envía(?:lo)?|enviar|envíe',
    polite: 'por favor|puedes|podrías|quiero|quisiera',
  },
  {
    click: 'clicca(?: su)?|fai clic(?: su)?|premi|tocca',
    open: 'apri|apra|vai (?:a|alla|al|su)|mostra(?:mi)?|visualizza',
    type: 'scrivi|inserisci|digita|metti',
    into: 'nel(?:la|lo)?(?: campo)?|in|come',
    select: 'scegli|seleziona|prendi',
    check: 'spunta|attiva',
    uncheck: 'deseleziona|disattiva',
    search: 'cerca|trova',
    submit: 'invia(?:lo)?|inviare',
    polite: 'per favore|per piacere|puoi|potresti|vorrei|voglio',
  },
  {
    click: 'cli(?:que|ca|car)(?: em| no| na)?|pressione|carregue(?: em)?',
    open: 'abr(?:a|e|ir)|vá para|vai para|ir para|mostre(?:-me)?|mostra(?:-me)?',
    type: 'escrev(?:a|e)|digite|introduz(?:a)?|coloque|põe',
    into: 'no(?: campo)?|na|em|como',
    select: 'escolh(?:a|e)|selecione|seleciona',
    check: 'marque|marca|ative|ativa',
    uncheck: 'desmarque|desmarca|desative|desativa',
    search: 'procur(?:e|a|ar)(?: por)?|pesquis(?:e|a|ar)(?: por)?|busque',
    submit: 'envi(?:e|a|ar)(?:-o)?',
    polite: 'por favor|podes|pode|quero|gostaria de',
  },
  {
    click: 'klik(?:ken)?(?: op)?|druk(?:ken)?(?: op)?|tik(?:ken)? op',
    open: 'open|ga naar|toon|laat(?: me)?(?: de| het)? zien|bekijk',
    type: 'typ|schrijf|vul|voer',
    into: 'in(?: het veld)?|bij|als',
    select: 'kies|selecteer|neem',
    check: 'vink(?: aan)?|activeer',
    uncheck: 'vink uit|deactiveer',
    search: 'zoek(?:en)?(?: naar)?|vind',
    submit: 'verstuur(?: het)?|verzend(?:en)?',
    polite: 'alsjeblieft|alstublieft|aub|kun je|ik wil',
  },
  {
    click: 'kliknij(?: w| na)?|naciśnij',
    open: 'otwórz|przejdź do|idź do|pokaż(?: mi)?',
    type: 'wpisz|napisz|wprowadź',
    into: 'w(?: polu| pole)?|do|jako',
    select: 'wybierz',
    check: 'zaznacz|włącz',
    uncheck: 'odznacz|wyłącz',
    search: 'szukaj|wyszukaj|znajdź',
    submit: 'wyślij(?: to)?',
    polite: 'proszę|czy możesz|chcę',
  },
]

/** How those commands most often begin, for repairing their spelling. */
export const foreignStarts: ReadonlySet<string> = new Set(
  'öffne öffnen zeige klicke suche wähle schreibe ouvre montre cherche choisis clique muestra busca elige escribe mostra cerca scegli scrivi procure escolha zoek kies klik otwórz pokaż szukaj wybierz'.split(
    ' ',
  ),
)

/** Languages whose verb stands at the end, or without blanks. The one group is the label. */
export const foreignForms = {
  open: [
    /^(.+?)(?:['’]?(?:y[iıuü]|[iıuü]|n[iıuü]|ya|ye|a|e))?\s+(?:aç|tıkla|bas|göster|git)$/iu,
    /^(.+?)(?:を|に|へ)(?:クリック|押して|押す|開いて|開く|選択|タップ|表示|移動)(?:して|する|してください|ください)?$/u,
    /^(?:请)?(?:点击|点|打开|按|进入|前往|查看)(.+)$/u,
    /^(?:من فضلك\s+)?(?:انقر(?: على| فوق)?|اضغط(?: على)?|افتح|اذهب إلى|اعرض)\s+(.+)$/u,
  ],
  search: [
    /^(.+?)\s+ara$/iu,
    /^(.+?)を(?:検索|探して)(?:して|する|してください)?$/u,
    /^(?:请)?(?:搜索|查找)(.+)$/u,
    /^(?:ابحث عن)\s+(.+)$/u,
  ],
  select: [
    /^(.+?)\s+seç$/iu,
    /^(.+?)を選(?:んで|ぶ|択)(?:ください)?$/u,
    /^(?:请)?选择(.+)$/u,
    /^(?:اختر)\s+(.+)$/u,
  ],
} as const
