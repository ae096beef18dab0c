import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * Where a card or a file is laid and something is done by that: a deal is lost, somebody is taken on, others get to see
 * it. Our sixteen languages with bars between; a `*` stands for the rest of a word.
 */
export const placeWords: WordsByLanguage = {
  en: 'closed|won|lost|hired|fired|dismissed|offer made|not selected|spam|junk|blacklist|blocklist|escalated|invoiced|ready to invoice|discharged|on sale|shared|shared with*|shared folder|share|scheduled|queue|print queue|printer|ready to send|winners|approver*|refund|resigned|cancelled|canceled|recycle*|customer*|buyers|portal|team drive|usb*|slack*',
  de: 'geschlossen|abgeschlossen|gewonnen|verloren|eingestellt|entlassen|gekündigt|nicht ausgewählt|eskaliert|in rechnung gestellt|abgerechnet|im verkauf|geteilt*|freigegeben*|geplant|warteschlange|drucker|kunden|spam',
  fr: 'fermé|clôturé|gagné*|perdu*|embauché*|licencié*|non retenu*|indésirable*|facturé*|en vente|partagé*|planifié*|file d attente|imprimante|clients',
  es: 'cerrado|ganado*|perdido*|contratado*|despedido*|no seleccionado*|correo no deseado|facturado*|en venta|compartido*|programado*|cola|impresora|clientes',
  it: 'chiuso|chiusi|vinto|vinti|perso|persi|assunto|assunti|licenziat*|fatturat*|in vendita|condivis*|programmat*|coda|stampante|clienti',
  pt: 'fechado*|ganho*|contratad*|demitid*|faturad*|à venda|partilhad*|compartilhad*|agendad*|fila|impressora|perdido*|clientes',
  nl: 'gesloten|gewonnen|verloren|aangenomen|ontslagen|gefactureerd|in de verkoop|gedeeld*|gepland|wachtrij|klanten',
  pl: 'zamknięt*|wygran*|przegran*|zatrudnion*|zwolnion*|zafakturowan*|w sprzedaży|udostępnion*|zaplanowan*|kolejka|drukarka',
  tr: 'kapatıldı|kapandı|kazanıldı|kazanılan|kaybedildi|kaybedilen|işe alındı|işten çıkarıldı|faturalandı|satışta|paylaşılan*|planlandı|kuyruk|yazıcı',
  ar: 'مغلق|رابح|خاسر|تم التوظيف|مفصول|مزعج|مشترك|مجدول',
  zh: '已关闭|赢单|输单|已录用|已解雇|垃圾邮件|已开票|在售|共享|已共享|已排期|待发送',
  ja: '完了済み|クローズ|受注|失注|成約|採用|不採用|解雇|迷惑メール|請求済み|販売中|共有|予約済み|送信待ち',
  cs: 'uzavřen*|vyhrané|prohrané|přijat*|propuštěn*|fakturován*|v prodeji|sdílen*|naplánován*|fronta|tiskárna',
  ko: '종료됨|성사|실패|채용됨|해고됨|스팸|청구됨|판매 중|공유|예약됨',
  ru: 'закрыт*|выигран*|проигран*|принят на работу|уволен*|спам|выставлен счет|в продаже|общий доступ|общие|запланирован*|очередь|принтер',
  sv: 'stängd*|vunn*|förlorad*|anställd*|uppsagd*|skräppost|fakturerad*|till salu|delad*|schemalagd*|kö|skrivare',
}
