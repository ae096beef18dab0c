import type { LabelLanguage } from '../kinds.ts'

/** What pages say beside their controls, in one language. A `*` stands for the rest of a word. */
export interface PageWords {
  /** How a list invites to choose, before anything is chosen. */
  readonly emptyChoice: readonly string[]
  /** What a text says that finds fault with what was filled in. */
  readonly complaint: readonly string[]
  /** What a text says that is content with it. */
  readonly thanks: readonly string[]
}

/** What pages say of what was filled in or is yet to be. */
export const pageWords: Record<LabelLanguage, PageWords> = {
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
    complaint: ['lütfen', 'zorunlu*', 'geçersiz*', 'gerekli*', 'hata*', 'hatalı', 'yanlış', 'eksik*'],
    thanks: ['teşekkür*', 'başarı*', 'kaydedildi', 'gönderildi', 'alındı', 'hoş geldiniz'],
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
  cs: {
    emptyChoice: ['vyberte', 'zvolte', 'prosím vyberte'],
    complaint: ['prosím', 'povinn*', 'neplatn*', 'chyba', 'chybn*', 'chybí', 'musí', 'nesprávn*'],
    thanks: ['děkuj*', 'úspěšně', 'uložen*', 'odeslán*', 'přijat*', 'vítejte'],
  },
  ko: {
    emptyChoice: ['선택'],
    complaint: ['필수', '입력해', '입력하', '선택해', '올바르', '잘못', '오류', '유효하지'],
    thanks: ['감사', '완료', '저장되었', '전송되었', '접수되었'],
  },
  ru: {
    emptyChoice: ['выберите', 'выбрать', 'не выбрано'],
    complaint: [
      'пожалуйста',
      'обязательн*',
      'неверн*',
      'некорректн*',
      'недопустим*',
      'ошибк*',
      'введите',
      'заполните',
      'должн*',
    ],
    thanks: ['спасибо', 'успешно', 'сохранен*', 'сохранён*', 'отправлен*', 'получен*'],
  },
  sv: {
    emptyChoice: ['välj'],
    complaint: [
      'vänligen',
      'obligatorisk*',
      'ogiltig*',
      'fel',
      'felaktig*',
      'saknas',
      'måste',
      'krävs',
      'fyll i',
    ],
    thanks: ['tack', 'sparad*', 'sparat', 'skickat', 'skickad*', 'mottagit', 'välkommen'],
  },
}
