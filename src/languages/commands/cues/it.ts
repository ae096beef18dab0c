/** In the order of `cueNames`. */
export const it = `quando|che ora|a che ora|che giorno|quale data|fino a quando|quale giorno|che ore|fino a che ora|da che ora|che giorni|da quando|quand'è|che anno|in che anno|quale anno|che mese|verso che ora|a partire da quando
quanto costa|quanto costano|quanto|prezzo|costa|quanto viene
quanti|quante|numero di
quanto tempo|quanto dura|durata|quanto ci vuole
ogni quanto|con che frequenza|con quale frequenza|quante volte
chi|di chi|da chi
dove|dov'è|dove si trova|dove si trovano|da dove|in che posto|quale indirizzo
che|cosa|che cosa|quale|quali|qual|cosa succede se|cosa succede|che succede|cosa significa|significa|vuol dire
perché|come mai
come|come posso
quanto pesa|quanto pesano|quanto misura|quanto è grande|quanto è alto|quanto è lontano|che dimensioni|che temperatura|che peso|che altezza|a che distanza|quanti anni|che età|fino a che età|da che età|quanto è pesante|quanto è lungo|quanto è largo
posso|si può|c'è|ci sono|avete|è|sono|potete|ha|fate|devo|bisogna|è possibile
non|no|mai|senza|nessun|nessuna|tranne|niente
solo|soltanto|solamente|unicamente
invece|piuttosto|no aspetta|voglio dire|intendo|anzi|in realtà|lascia stare
poi|dopo|infine|e poi
e|ed|anche|inoltre|più|e che mi dici di|che mi dici di|e per
o|oppure
più economico|più economica|meno caro|più piccolo|più piccola|più basso|minimo
più caro|più cara|più grande|più alto|migliore|più nuovo|più recente
ultimo|ultima|ultimi
fino al|fino a|al|fine|ritorno|partenza
mi chiamo|il mio nome è|a nome di|sono|nome|si chiama
in|nel|come|per|a
cerca|cercare|cercami
trova|trovami|sto cercando
scrivi|metti|inserisci|compila|digita|imposta
aggiungi|ricordami di|annota|nuova attività
invia|inviare|manda|prenota|iscrivimi|iscriviti|applica|usa|mandate|mandatela|mandatelo|mandalo|mandala|inviate|inviatela|inviatelo|inoltra|manda pure|mandate pure|invia pure
cosa|bensì|cose|roba|qualcosa|beh|allora|dai|ora|adesso|ancora|anche|un po|vendete|voi vendete|che vendi|offrite|in|su|tra|fra|nel|nella|nei|nelle|sul|sulla|col|cioè|però|ma|perché|quindi|poi|siamo|abbiamo|avete|ho bisogno|serve|servono|mi serve|ci serve|vorremmo|vogliamo|possiamo|può|potete|puoi|ciao|salve|grazie|ecco|insomma|magari|proprio|molto|tanto|così|qui|qua|lì|là|già|subito|facciamo|fammi|dammi|mettimi|mettimelo|penso|credo|forse|va bene|fa|fare|sto|sta|è|finora|fino ad ora
pagina|sito|link|pulsante|sezione|parte|tema|argomento|articolo|scheda|menu|campo|opzione|lista|voce
io|sono|siamo|mi|ho|mio|mia|noi|nostro|nostra
nuovo|nuova
invece di|al posto di
clicca|clicca su|premi|premi su|fai clic|fai clic su|spunta|seleziona|scegli|deseleziona|metti il cursore in|metti a fuoco
vai|vai a|vai alla|vai al|portami|portami a
dimmi|mi dica|ditemi|mi dici|mi dice|mi dite|dicci|spiegami|mi spieghi|mi spiega|spiegatemi|raccontami|mi racconti|parlami di|mi parli di|mi faccia sapere|fammi sapere|informami su|indicami|mi indichi|vorrei sapere|vorrei conoscere|voglio sapere|mi piacerebbe sapere|ho bisogno di sapere|puoi dirmi|può dirmi|potresti dirmi|potrebbe dirmi|mi sai dire|mi sa dire|sai dirmi|sa dirmi|mi puoi dire|mi può dire`
