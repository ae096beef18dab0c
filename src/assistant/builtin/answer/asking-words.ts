import { fold } from '../language/words.ts'

/** Words that belong to the asking, not to what is asked about. The answer seldom repeats them. */
export const askingWords: ReadonlySet<string> = new Set(
  fold(
    'what when where who why how which whose tell know explain describe much many long far often old high big fast heavy large ' +
      'quick quickly soon late early page website site does there any possible give say list information info need needs ' +
      'happen happens work works cost costs price number find show want get can could may allowed able take takes mean means ' +
      'was wann wo wer warum wie welche welcher welches viel kostet kosten ist sind gibt hat haben kann der die das den dem ein eine ' +
      'im in am zu für mit und oder auf ich sie ihr wir es ' +
      'quel quelle quels combien quand où qui pourquoi comment est sont le la les un une des du de coûte prix à au aux je vous ' +
      'que qué cuál cuánto cuesta cuándo dónde quién cómo por el los las una es son hay ' +
      'cosa quanto costa quando dove chi perché come quale il lo gli di ' +
      'qual custa onde quem o os as um uma ' +
      'wat hoeveel wanneer waar wie waarom hoe welke kost het een ' +
      'co ile kiedy gdzie kto dlaczego jak jaki jest są ' +
      'ne kaç kadar nerede kim nasıl neden hangi mi mı ' +
      'lange dauert dauern dure durée temps tarda tardan demora tempo dura duurt lang trwa długo sürer ' +
      'は が を に の と も で へ です ます か でき いくら どこ いつ 何 なに どう どれ くらい ください あり 的 是 吗 呢 多少 钱 什么 哪里 怎么 什么时候 有 في من هو هي هل ما كم متى أين كيف تكلفة',
  ).split(' '),
)
