/** What inflection adds to a word's end, for languages that have no concepts; the longest is taken off. Letters carry no marks by then: й is и, á is a. */
export const moreEndings: Readonly<Record<string, string>> = {
  ru: 'иями ями ами иях ях ах иям ям ам иеи еи ои ии ыи ие ые ое ее ия ья иев ев ов ью ю ую юю ая яя ого его ому ему ыми ими ым им ых их ом ем а я о е и ы у ь ть ет ют ут ит ат ят ешь ишь ете ите ла ло ли л на но ны н ся сь тся ться лась лось лись лся',
  sv: 'arna erna orna andet andes heterna heten heter arnas ernas ornas aren ande arens ades ade erns adet ast ad are ar er or en et an as es at a e s',
  cs: 'ovych ovymi oveho ovemu ovou ach atech ich emi ami ech um iho emu eho ymi ovi ove ova ovy ou em im am ych ym at a e i o u y',
  uk: 'ями ами ях ах ям ам ією єю ою іи ии ого ому ими их им ові еві ів ею а я о е и і у ю ь ти ть є ють уть ить ать ла ло ли в но ся',
  ro: 'urilor ilor elor ului urile iile ile ele lor lui ul le ea ii ie ia a e i u',
  el: 'ουν ους ων ης ος οι ας ες ου ον αι α ο η ι υ ε ω ν ς',
  hi: 'ियों ाओं ियां ों ें ाँ ीं ी ा े ि ु ो',
}
