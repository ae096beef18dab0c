import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdict-of.ts'

/** A press of a button that the visitor named by its label. */
const press = (label: string, pageLanguage: string) =>
  verdictOf({}, { lines: [[0, 1, 'button', label]], message: label, pageLanguage })

const binds: Record<string, string> = {
  en: 'Clock me out|Check in|Start shift|Change flight|Reschedule|Reschedule appointment|Move my booking|Add tip 15 %|Leave a tip',
  de: 'Einstempeln|Auschecken|Flug umbuchen|Termin verschieben|Buchung ändern|Trinkgeld geben|15 % Trinkgeld hinzufügen',
  fr: 'Pointer le départ|S’enregistrer|Modifier le vol|Déplacer le rendez-vous|Ajouter un pourboire',
  es: 'Fichar salida|Hacer el check-in|Cambiar vuelo|Reprogramar cita|Añadir propina',
  it: 'Timbra uscita|Fai il check-in|Cambia volo|Sposta appuntamento|Aggiungi mancia',
  pt: 'Bater ponto|Fazer check-in|Alterar voo|Remarcar consulta|Adicionar gorjeta',
  nl: 'Inklokken|Uitchecken|Vlucht wijzigen|Afspraak verzetten|Fooi geven',
  pl: 'Rozpocznij pracę|Odpraw się|Zmień lot|Przełóż wizytę|Dodaj napiwek',
  tr: 'Mesaiye başla|Check-in yap|Uçuşu değiştir|Randevuyu ertele|Bahşiş ekle',
  ar: 'تسجيل الانصراف|تسجيل الوصول|تغيير الرحلة|تأجيل الموعد|إضافة بقشيش',
  zh: '下班打卡|办理退房|改签|更改航班|添加小费',
  ja: '退勤打刻|チェックインする|便を変更|予約を変更|チップを追加',
}

describe('the time clock, what is booked, and tips', () => {
  it.each(
    Object.entries(binds).flatMap(([language, labels]) =>
      labels.split('|').map((label) => [language, label]),
    ),
  )('ask though they are named (%s): %s', (language, label) =>
    expect(press(label, language)).toBe('ask: binding'),
  )

  it.each([
    'Edit booking',
    'Change date',
    'Check out these lamps',
    'Show tips',
    'Switch view',
    'Check availability',
    'Move up',
    'Tips and tricks',
  ])('are not: %s', (label) => expect(press(label, 'en')).toMatch('allow'))
})
