import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const it: LabelWords = {
  binding: bars(`
    acquista|acquistare|compra|comprare|ordina|ordinare|prenota|prenotare|noleggia|invia|inviare|pubblica
    pubblicare|condividi|rispondi|trasferisci|preleva|firma|firmare|abbonati|iscriviti|dona|offri|candidati
    registrati|conferma|confermare|accetta|accettare|approva|autorizza|invita|rinnova|completa|richiedi|vota
    vendi|scommetti|presenta|partecipa|unisciti|cambia piano|cambia password|modifica password
    cambia indirizzo|attiva|prova gratis|rimborsa|cambia ruolo|fai un'offerta
    depositare|versare|promuovere|sbloccare i fondi|cambia proprietario
    salda|saldare|versa|cedi|cedere|sottoscrivi|sottoscrivere|punta|concedi|rendi pubblico|preordina|affitta
    certifica|certificare|attesta|attestare|sblocca auto|apri auto|addebita|metti sul conto`),
  final: bars(`
    paga|pagare|acquista ora|compra ora|effettua ordine|effettua l'ordine|conferma ordine|conferma acquisto
    procedi al pagamento|invia denaro|paga ora|ordina ora|completa ordine|completa l'ordine
    completa acquisto|concludi ordine|conferma pagamento|prenota ora|ordine con obbligo di pagamento
    procedi all'acquisto`),
  destructive: bars(`
    elimina|eliminare|cancella|cancellare|rimuovi|rimuovere|annulla|annullare|disdici|disiscriviti
    annulla iscrizione|disattiva|chiudi account|scarta|revoca|rifiuta|reimposta|svuota|distruggi|blocca|esci
    disconnetti|disconnettiti|elimina account|cestino|sposta nel cestino|svuota carrello|svuota il carrello
    sovrascrivi|abbandona|spegni|formatta|sospendi|espelli
    licenziare|sospendi abbonamento
    recedi|recedere|butta|buttare|rescindi|rinuncia
    svuotare|radia|radiare|dare le dimissioni|dai le dimissioni|dai disdetta|dare disdetta|richiama messaggio|richiama il messaggio|ritira messaggio`),
  harmless: bars(`
    meno recenti|più recenti|rinomina|continua a leggere|continua la lettura

    cerca|trova|filtra|filtri|ordina per|mostra|mostra altro|vedi|vedi altro|aggiungi al carrello|avanti
    continua|prosegui|indietro|calcola|confronta|anteprima|accedi|applica codice|applica filtri
    applica coupon|aggiungi ai preferiti|aggiungi alla lista|aggiungi alla lista dei desideri|menu|apri menu
    chiudi|altro|meno|mostra meno|vedi tutto|mostra tutto|dettagli|vedi dettagli|scopri di più|leggi di più
    leggi tutto|modifica|scegli|seleziona|seleziona tutto|copia|copia link|stampa|ingrandisci|riduci|home
    aiuto|contatti|impostazioni|lingua|oggi|precedente|pagina precedente|successivo|pagina successiva
    prima pagina|ultima pagina|aumenta|diminuisci|salta|aggiungi|aggiungi articolo|verifica disponibilità
    carrello|vai al carrello|continua gli acquisti|scarica|mappa|lista|nuova ricerca|carica altri
    vai alla cassa|aggiorna carrello|password dimenticata
    pagamento|spedizione|consegna|riepilogo|indirizzo
    più tardi|prima|treni precedenti|treni successivi|partenze precedenti|partenze successive`),
  innocent: bars(`
    ordina per|rimuovi filtro|rimuovi filtri|cancella filtri|elimina filtri|reimposta filtri|annulla ricerca
    il mio ordine|storico ordini|dettagli ordine|i miei ordini|metodi di pagamento|annulla selezione
    cancella ricerca`),
  search: bars(`cerca|ricerca`),
  consent: bars(
    `accetto|acconsento|consenso|termini|condizioni|privacy|informativa|newsletter|ho letto|marketing|dichiaro`,
  ),
  captcha: bars(`non sono un robot`),
}
