import type { CommandLanguage } from '../kinds.ts'

/** The ways in which something is moved. */
export const wayNames = ['left', 'right', 'up', 'down'] as const
export type WayName = (typeof wayNames)[number]

/** Words for each way, in the order of `wayNames`, a line for each; bars between them. */
export const wayWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'left|leftwards|to the left\nright|rightwards|to the right\nup|upwards|above\ndown|downwards|below',
  de: 'links|nach links\nrechts|nach rechts\noben|nach oben|hoch|rauf\nunten|nach unten|runter|herunter',
  fr: 'gauche|à gauche|vers la gauche\ndroite|à droite|vers la droite\nhaut|vers le haut|en haut\nbas|vers le bas|en bas',
  es: 'izquierda|a la izquierda\nderecha|a la derecha\narriba|hacia arriba\nabajo|hacia abajo',
  it: 'sinistra|a sinistra\ndestra|a destra\nsu|in alto|verso l’alto\ngiù|in basso|verso il basso',
  pt: 'esquerda|para a esquerda\ndireita|para a direita\ncima|para cima\nbaixo|para baixo',
  nl: 'links|naar links\nrechts|naar rechts\nomhoog|naar boven|boven\nomlaag|naar beneden|beneden',
  pl: 'lewo|w lewo\nprawo|w prawo\ngóra|w górę|do góry\ndół|w dół|na dół',
  tr: 'sol|sola\nsağ|sağa\nyukarı|yukarıya\naşağı|aşağıya',
  ar: 'يسار|لليسار|إلى اليسار\nيمين|لليمين|إلى اليمين\nأعلى|لأعلى|إلى الأعلى|فوق\nأسفل|لأسفل|إلى الأسفل|تحت',
  zh: '左|向左|往左\n右|向右|往右\n上|向上|往上\n下|向下|往下',
  ja: '左|左へ|左に\n右|右へ|右に\n上|上へ|上に\n下|下へ|下に',
}
