import type { CommandLanguage } from '../kinds.ts'

export const undoNames = ['undo', 'cancel', 'last'] as const

/**
 * What takes back what was just done, what does so and cancels other things as well, and what is said beside it of what
 * was done: "the last step". A line for each; bars between.
 */
export const undoWords: Readonly<Record<CommandLanguage, string>> = {
  en: `undo|undo that|undo it|revert|take that back|take it back|put it back how it was
cancel that|cancel it
that|this|it|the last|last|step|thing|one|change|action|just did|just now|what you did|you just did|you did|please|again|all|everything`,
  de: `rückgängig|mach das rückgängig|mach rückgängig|nimm das zurück|nimm es zurück|zurücknehmen|widerrufe das
storniere das|stornier das
das|dies|es|mach|mache|machen|bitte|wieder|letzte|letzten|letzter|schritt|änderung|aktion|eben|gerade|alles`,
  fr: `défais|défaire|défaites|annule ça|annulez ça|annule cela|annulez cela|reviens en arrière|revenir en arrière
annule|annulez|annuler
ça|cela|ceci|le|la|dernier|dernière|étape|action|modification|changement|tout|ce que tu viens de faire|viens de faire|s'il te plaît|s'il vous plaît`,
  es: `deshaz|deshacer|deshazlo|deshaga|deshágalo|revierte|revertir|revierta
anula|anular|anúlalo|cancela eso|cancélalo
eso|esto|lo|último|última|paso|acción|cambio|todo|que acabas de hacer|acabas de hacer|por favor`,
  it: `disfa|disfare|annulla l'ultima|torna come prima|riporta com'era
annulla|annullare|annullalo|annulli
questo|quello|ciò|lo|tutto|ultimo|ultima|passo|azione|modifica|che hai appena fatto|hai appena fatto|per favore|per piacere`,
  pt: `desfaz|desfazer|desfaça|desfaz isso|desfá-lo|reverte|reverter|reverta
anula|anular|anule|cancela isso|cancele isso
isso|isto|o|último|última|passo|ação|alteração|mudança|tudo|que acabaste de fazer|que acabou de fazer|por favor`,
  nl: `ongedaan|ongedaan maken|maak ongedaan|maak dat ongedaan|draai terug|terugdraaien|draai dat terug
annuleer dat|annuleer het
dat|dit|het|maak|maken|laatste|stap|wijziging|actie|alles|weer|alsjeblieft|alstublieft|graag`,
  pl: `cofnij|cofnąć|cofnij to|wycofaj|wycofaj to|przywróć poprzedni stan
anuluj|anuluj to
to|tę|ostatni|ostatnią|ostatnia|krok|zmianę|czynność|akcję|wszystko|proszę|co zrobiłeś|przed chwilą`,
  tr: `geri al|geri alın|geri alır mısın|geri alsana|eski haline getir
iptal et|iptal edin
bunu|onu|şunu|son|işlemi|adımı|değişikliği|yaptığını|az önce|hepsini|lütfen`,
  ar: `تراجع|تراجعي|التراجع|تراجع عن ذلك|تراجع عن هذا|أرجعه كما كان
ألغ|ألغي|ألغ ذلك|إلغاء
ذلك|هذا|آخر|الأخير|الأخيرة|خطوة|الخطوة|تغيير|التغيير|عن|ما فعلته|كل شيء|من فضلك|لو سمحت`,
  zh: `撤销|撤消|撤回|还原|恢复原样
取消
刚才的操作|刚刚的操作|上一步操作|刚才的更改|刚才做的|刚才|刚刚|那个|这个|上一步|的|操作|更改|一步|把|吧|一下|请`,
  ja: `元に戻して|元に戻す|戻して|アンドゥ|取り消して|取り消す|取消して
キャンセルして|キャンセル
さっきの操作を|さっきの操作|今の操作を|直前の操作を|今のを|さっきのを|それを|これを|それ|これ|さっき|今の|直前|操作|変更|の|を|ください|お願い|一つ前|全部`,
}
