import { describe, expect, it } from 'vitest'
import { isDeedOn } from './deed-on.ts'

describe('a verb with what it counts for', () => {
  it.each([
    'Empty junk folder',
    'Limpar a caixa de spam',
    'Klasörü temizle',
    'Make a counteroffer',
    'Angebot unterbreiten',
    'Przedstaw ofertę',
    'オファーを出す',
    'Promote listing',
    'Mettre en avant l’annonce',
    'Wyróżnij ogłoszenie',
    'Discontinue service',
    'Interromper serviço',
    'Hizmeti durdur',
    'サービスを終了',
    'Request refill',
    'Open the trunk',
    'Kofferraum öffnen',
    'Abrir el maletero',
    'Bagajı aç',
    '打开车库',
    'ガレージを開ける',
    'Switch to this customer',
    'Passa a questo utente',
    '切换到此用户',
  ])('binds: %s', (label) => expect(isDeedOn(label)).toBe(true))

  it.each([
    'Clear filters',
    'Open folder',
    'Ordner öffnen',
    'Make a copy',
    'Ver oferta',
    'Bekijk aanbod',
    'Open car details',
    'Auto close',
    '打开购物车',
    'Switch to list view',
    'Passer à la page suivante',
    'Listeye geç',
    'Text hervorheben',
    'Stop music',
  ])('does not: %s', (label) => expect(isDeedOn(label)).toBe(false))
})
