/** What inflection adds to a word's end, for languages that have no concepts; the longest is taken off. */
export const moreEndings: Readonly<Record<string, string>> = {
  ru: 'иями ями ами иях ях ах иям ям ам ией ей ой ий ый ие ые ое ее ия ья иев ев ов ие ью ю ую юю ая яя ого его ому ему ыми ими ым им ых их ом ем а я о е и ы у ь ть ет ют ут ит ат ят ешь ишь ем им ете ите ла ло ли л на но ны н ся сь тся ться лась лось лись лся',
  sv: 'arna erna orna andet andes heterna heten heter arnas ernas ornas aren ande arens ades ade erns adet ast ad are ar er or en et an as es at a e s',
  cs: 'ových ovými ového ovému ovou ách atech ích emi ami ech ům ího ému ého ými ovi ové ové ová ový ou em im ám um am ích ých ím ým ěm at a e i o u y á é í ý ě ů',
  uk: 'ями ами ях ах ям ам ією єю ою ій ий ого ому ими их им ові еві ів їв ою ею а я о е и і у ю ь ти ть є ють уть ить ать ла ло ли в но ся',
  ro: 'urilor ilor elor ului urile iile ile ele lor lui ul le ea ii ie ia a e i u',
  el: 'ουν ους ων ης ος οι ας ες ου ον αι α ο η ι υ ε ω ν ς',
  hi: 'ियों ाओं ियां ों ें ाँ ीं ी ा े ि ु ो',
}
