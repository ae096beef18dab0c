import { isConceptLanguage, termOf } from './terms-of.ts'

/** Words that stand in any question and say little of what it is after: where the text has none of them, nothing is missing. */
const table: Readonly<Record<string, string>> = {
  en: 'get gets got getting give gives go goes going come comes coming take takes make makes put let use something anything someone anybody anyone everything nothing thing things possible able happen happens know find still even ever already again about into in on from out up not no yes only myself yourself after before exactly actually currently hi hello thanks thank way kind sort else other another whether while during until',
  de: 'bekomme bekommen bekommt gibt geben geht gehen komme kommen kommt mache machen macht nehmen nimmt lassen etwas irgendwas jemand alles nichts ding sache möglich passiert wissen finde finden noch schon wieder über in an auf aus nach vor bis um ab ob nicht kein keine keinen keiner nur selbst eigentlich genau hallo danke eher andere anderen anderer ihr werden wird dürfen darf könnte könnten müssen muss sollte wohl beim ins dort hier da',
  fr: 'avoir avez ai as ont est-ce sont être fait faire faites faut va aller vont peut pouvoir puis quelque chose quelqu quelconque tout tous toute rien possible savoir trouver trouve encore déjà dans sur sous sans chez après avant ne pas plus non oui bonjour merci autre autres cela ça ici là dois doit devez proposez offrez quelle',
  es: 'tener tengo tiene tienen tenéis hay haber hacer hago hace hacéis dar da dais ir va voy algo alguien todo todos nada posible saber encontrar encuentro aún todavía ya en sobre sin desde hasta después antes no sí hola gracias otro otra otros debo debe puedes podéis podría está están estáis ofrecen ofrecéis cosa aquí allí',
  it: 'avere hai abbiamo avete fare faccio fa fate dare dà andare va vado qualcosa qualcuno tutto tutti niente possibile sapere trovare trovo ancora già in su sul sulla nel nella senza dopo prima non no sì ciao grazie altro altra altri devo deve potete potrei c è sono siete offrite cosa qui lì viene vengono',
  pt: 'ter tenho têm temos há fazer faço faz fazem dar dá ir vai vou algo alguém tudo todos nada possível saber encontrar encontro ainda já em no na sobre sem desde até depois antes não sim olá obrigado obrigada outro outra outros devo deve podem poderia está estão vocês oferecem coisa aqui ali é',
  nl: 'krijg krijgen krijgt geef geeft geven ga gaat gaan kom komt komen doe doet doen neem nemen maak maken laat laten iets iemand alles niets ding mogelijk weten vind vinden nog al weer over in op aan uit naar na voor tot om niet geen alleen zelf eigenlijk precies hallo dank bedankt ander andere jullie worden wordt mogen moeten zal zullen daar hier bieden',
  pl: 'mieć macie mamy masz być można móc mogą możecie dostać dostanę dać daje iść robić robi robicie coś ktoś wszystko nic możliwe wiedzieć znaleźć jeszcze już w we na po przed od nad pod bez za nie tak cześć dziękuję inny inna inne muszę musi jaką jakiej tam tutaj oferujecie są się',
  tr: 'olur oluyor olan almak alabilir alırım vermek vermeye verir veriyor gitmek gelmek gelir yapmak yapıyor yapar yapabilir bir şey biri her hiçbir mümkün bilmek bulmak bulabilir hâlâ hala zaten sonra önce evet hayır merhaba teşekkürler başka musunuz mı mü musun olarak nedir nasıl edebilir ediyor eder değil burada orada',
  ar: 'لديكم لديك عندكم عندك يوجد توجد يمكن يمكنني استطيع أستطيع أي شيء احد كل لا نعم مرحبا شكرا غير بعد قبل حتى إلى منذ هناك هنا تقدمون يتم احصل أحصل',
  zh: '有没有 是否 能否 可不可以 能不能 吗 什么 任何 东西 得到 拿到 知道 找到 还 已经 再 从 到 在 后 前 不 没有 是的 你好 谢谢 其他 别的 做 给 用 对 被 让 里 上 你们 提供',
  ja: 'できる でき できます もらう もらえ くれる あげる 行く 来る なる なり やる 何か 誰か 全部 可能 知る 見つける まだ もう また 後 前 いいえ はい こんにちは ありがとう 他 場合 ため ほしい よう ば ください でしょ でしょう ましょ とき',
}

/** Whether a word says little wherever it stands. */
export function isLightWord(plain: string, language: string): boolean {
  if (!isConceptLanguage(language)) return false
  let light = known.get(language)
  if (!light) {
    const words = table[language]?.split(' ') ?? []
    known.set(language, (light = new Set(words.map((word) => termOf(word, language)))))
  }
  return light.has(termOf(plain, language))
}

const known = new Map<string, ReadonlySet<string>>()
