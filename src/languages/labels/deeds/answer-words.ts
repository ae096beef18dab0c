/** Labels that answer or go on, as a whole, in our sixteen languages with bars between. */
export const answerWords = {
  /** OK, Yes, Done: agrees to what stands there. */
  affirms:
    "ok|okay|yes|done|finish|confirm|i understand|understood|got it|sure|ja|fertig|verstanden|oui|terminer|compris|j'ai compris|sí|si|listo|entendido|sì|fatto|ho capito|capito|sim|concluir|entendi|klaar|begrepen|tak|gotowe|rozumiem|evet|tamam|anladım|نعم|تم|حسنا|فهمت|はい|完了|了解|是|好|好的|完成|确定|確定|知道了|ano|hotovo|rozumím|예|네|확인|완료|да|готово|понятно|klar|jag förstår",
  /** Continue, Apply: says nothing of what it does. */
  goesOn:
    'continue|proceed|go|apply|submit|save|run|next|kontynuuj|prosegui|verder|weiter|fortfahren|anwenden|speichern|continuer|appliquer|continuar|aplicar|continua|applica|doorgaan|toepassen|dalej|zastosuj|devam|uygula|متابعة|تطبيق|次へ|続ける|適用|继续|应用|pokračovat|použít|계속|적용|продолжить|применить|fortsätt|använd',
  /** Turns to the next of several pages, also in a tour. */
  turnsOver:
    'next|weiter|suivant|siguiente|avanti|próximo|volgende|dalej|ileri|التالي|次へ|下一步|další|다음|далее|nästa',
  callsOff:
    'cancel|abbrechen|annuler|cancelar|annulla|annuleren|anuluj|vazgeç|iptal|إلغاء|キャンセル|取消|zrušit|storno|취소|отмена|отменить|avbryt',
  /** Says no to what was asked, and so undoes what was to be kept. */
  saysNo:
    "no|don't save|don't keep|nein|nicht speichern|non|ne pas enregistrer|no guardar|non salvare|não|não salvar|nee|niet opslaan|nie|nie zapisuj|hayır|kaydetme|لا|いいえ|保存しない|否|不保存|ne|neukládat|아니요|아니오|저장 안 함|нет|не сохранять|nej|spara inte",
  /** Does once more what has been tried. */
  repeats:
    'retry|try again|redo|repeat|erneut versuchen|nochmal versuchen|wiederholen|réessayer|reintentar|intentar de nuevo|riprova|tentar novamente|tentar de novo|opnieuw proberen|spróbuj ponownie|ponów|tekrar dene|yeniden dene|إعادة المحاولة|حاول مرة أخرى|再試行|もう一度|重试|重試|再试一次|zkusit znovu|다시 시도|повторить|попробовать снова|försök igen',
  /** Gives others a look, or more. */
  shares:
    'share|teilen|freigeben|partager|compartir|condividi|partilhar|compartilhar|delen|udostępnij|paylaş|مشاركة|共有|共有する|共享|分享|sdílet|공유|поделиться|dela',
} as const

/** How labels begin that say no to cookies: everything stays as it is. A `*` stands for the rest of a word. */
export const declineWords =
  'reject*|decline*|refuse*|deny|only necessary|only essential|necessary only|essential only|necessary cookies|essential cookies|use necessary|use essential|ablehnen|alle ablehnen|nur notwendige|refuser|tout refuser|rechazar*|rifiuta*|recusar*|rejeitar*|weiger*|alles weigeren|odrzuć*|reddet*|رفض*|拒否|拒绝|拒絕|odmítnout*|거부|отклонить*|avvisa*|neka*'

/** What a question speaks of that wants to keep what there is: "Keep your subscription?". */
export const keepWords =
  'keep|retain|save|stay signed in|stay logged in|stay subscribed|stay a member|remain a member|behalten|speichern|garder|conserver|enregistrer|conservar|mantener|guardar|mantenere|conservare|tenere|salvare|manter|salvar|behouden|bewaren|opslaan|zachować|zapisać|saklamak|kaydetmek|kaydedilsin|الاحتفاظ|حفظ|保持|保存|残し|保留|儲存|ponechat|zachovat|uložit|유지|저장|сохранить|оставить|behålla|spara'
