import type { Language } from '#protocol'

/** What pages say by themselves, in one language. Compared as `plain` has it. */
interface PageWords {
  /** How a list invites to choose, before anything is chosen. */
  readonly emptyChoice: readonly string[]
  /** What a text says that finds fault with what was filled in. A `*` stands for the rest of a word. */
  readonly complaint: readonly string[]
  /** What a text says that is content with it. */
  readonly thanks: readonly string[]
}

const words: Record<Language, PageWords> = {
  en: {
    emptyChoice: ['select', 'choose', 'pick', 'please select', 'please choose', 'please pick'],
    complaint: [
      'please',
      'required',
      'must',
      'should',
      'invalid',
      'not valid',
      'error',
      'wrong',
      'incorrect',
      'missing',
      'too short',
      'too long',
      'too many',
      'cannot',
      "can't",
      'do not',
      "don't",
      'not accepted',
      'failed',
    ],
    thanks: ['thank*', 'success*', 'received', 'sent', 'saved', 'welcome'],
  },
  de: {
    emptyChoice: ['wählen', 'auswählen', 'bitte wählen', 'bitte auswählen', 'auswahl'],
    complaint: [
      'bitte',
      'ungültig*',
      'erforderlich*',
      'pflichtfeld*',
      'fehlt',
      'fehler*',
      'falsch',
      'muss',
      'müssen',
    ],
    thanks: ['danke', 'vielen dank', 'erfolgreich', 'gespeichert', 'gesendet', 'erhalten', 'willkommen'],
  },
  fr: {
    emptyChoice: ['choisi*', 'sélectionn*', 'veuillez choisir', 'veuillez sélectionner'],
    complaint: [
      'veuillez',
      'obligatoire*',
      'invalide*',
      'requis*',
      'erreur*',
      'incorrect*',
      'manquant*',
      'doit',
    ],
    thanks: ['merci', 'succès', 'enregistré*', 'envoyé*', 'reçu*', 'bienvenue'],
  },
  es: {
    emptyChoice: ['seleccion*', 'elige', 'elija', 'escoge', 'por favor seleccione'],
    complaint: [
      'por favor',
      'obligatori*',
      'inválid*',
      'no válid*',
      'requerid*',
      'error*',
      'incorrect*',
      'falta',
      'debe',
    ],
    thanks: ['gracias', 'éxito', 'guardad*', 'enviad*', 'recibid*', 'bienvenid*'],
  },
  it: {
    emptyChoice: ['scegli*', 'selezion*'],
    complaint: [
      'inserisci',
      'inserire',
      'obbligatori*',
      'non valid*',
      'richiest*',
      'errore',
      'errat*',
      'manca*',
      'deve',
    ],
    thanks: ['grazie', 'successo', 'salvat*', 'inviat*', 'ricevut*', 'benvenut*'],
  },
  pt: {
    emptyChoice: ['selecion*', 'escolh*'],
    complaint: ['por favor', 'obrigatóri*', 'inválid*', 'não é válid*', 'erro', 'incorret*', 'falta', 'deve'],
    thanks: ['obrigado', 'obrigada', 'sucesso', 'guardad*', 'salv*', 'enviad*', 'recebid*', 'bem-vind*'],
  },
  nl: {
    emptyChoice: ['kies', 'selecteer', 'maak een keuze'],
    complaint: ['verplicht*', 'ongeldig*', 'vul', 'fout', 'onjuist*', 'ontbreekt', 'moet', 'niet geldig'],
    thanks: ['bedankt', 'dank u', 'dank je', 'succes*', 'opgeslagen', 'verzonden', 'ontvangen', 'welkom'],
  },
  pl: {
    emptyChoice: ['wybierz'],
    complaint: ['proszę', 'wymagan*', 'nieprawidłow*', 'błąd', 'błęd*', 'niepoprawn*', 'brak*', 'musi'],
    thanks: ['dziękuj*', 'zapisano', 'wysłan*', 'otrzyma*', 'witaj*', 'pomyśln*'],
  },
  tr: {
    emptyChoice: ['seçin', 'seçiniz', 'lütfen seçin'],
    complaint: ['lütfen', 'zorunlu*', 'geçersiz*', 'gerekli*', 'hata*', 'hatali', 'yanliş', 'eksik*'],
    thanks: ['teşekkür*', 'başari*', 'kaydedildi', 'gönderildi', 'alindi', 'hoş geldiniz'],
  },
  ar: {
    emptyChoice: ['اختر', 'يرجى الاختيار'],
    complaint: ['مطلوب*', 'يرجى', 'غير صالح*', 'خطأ', 'غير صحيح*', 'يجب'],
    thanks: ['شكرا', 'شكرًا', 'بنجاح', 'تم الحفظ', 'تم الإرسال', 'مرحبا'],
  },
  ja: {
    emptyChoice: ['選択', '選んで'],
    complaint: ['必須', '入力してください', '選択してください', '正しく', '無効', 'エラー', '誤り'],
    thanks: ['ありがとう', '完了', '保存しました', '送信しました', '受け付けました'],
  },
  zh: {
    emptyChoice: ['请选择', '選擇', '选择'],
    complaint: ['必填', '请输入', '請輸入', '无效', '無效', '错误', '錯誤', '不正确', '不能为空'],
    thanks: ['谢谢', '謝謝', '感谢', '成功', '已保存', '已发送', '已收到'],
  },
}

/** The words of every language together: a page need not be in the visitor's. */
export const pageWords: PageWords = {
  emptyChoice: all('emptyChoice'),
  complaint: all('complaint'),
  thanks: all('thanks'),
}

function all(group: keyof PageWords): string[] {
  return Object.values(words).flatMap((language) => language[group])
}
