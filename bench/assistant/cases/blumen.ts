import type { PageCases } from '../case.ts'
import { choose, click, does, enter, says, tick, type } from '../expect.ts'

export const blumen: PageCases = {
  page: 'blumen',
  half: 'development',
  literal: [
    ['click Gutscheine', does(click('Gutscheine'))],
    ['Klicke auf "Über uns"', does(click('Über uns'))],
    ['Öffne Topfpflanzen', does(click('Topfpflanzen'))],
    ['Wähle Mittel', does(choose('Größe', 'Mittel'))],
    ['Versand und Zahlung', does(click('Versand und Zahlung'))],
    ['Schreibe "Alles Gute" in Grußkarte', does(type('Grußkarte', 'Alles Gute'))],
  ],
  paraphrase: [
    ['bitte öffne den Warenkorb', does(click('Warenkorb'))],
    ['Suche nach Tulpen', does(type('Suchbegriff', 'Tulpen'), enter())],
    ['eine Vase dazu bitte', does(tick('Vase dazu'))],
    ['gehe zu Kontakt', does(click('Kontakt'))],
  ],
  question: [
    ['Was kostet die Lieferung?', says('5,90 €')],
    ['Was kostet der Rosenstrauß?', says('49,90 €')],
  ],
  impossible: ['Öffne die Karriereseite', 'Klicke auf Kasse'],
}
