/** In the order of `cueNames`. */
export const es = `cuándo|a qué hora|qué día|qué fecha|a qué horas|hasta cuándo|qué horario|qué hora|hasta qué hora|desde qué hora|qué días|desde cuándo|qué año|en qué año|qué mes|a partir de qué hora
cuánto cuesta|cuánto vale|cuánto cuestan|cuánto|precio|cuesta|vale|cuánto puede
cuántos|cuántas|número de
cuánto tiempo|cuánto tarda|duración|plazo
cada cuánto|cada cuanto|con qué frecuencia|cuántas veces|cuantas veces
quién|quiénes|de quién|por quién
dónde|adónde|de dónde|en qué lugar|qué dirección
qué|cuál|cuáles|qué pasa si|qué pasa|qué ocurre si|qué ocurre|qué significa|significa
por qué
cómo|cómo puedo
qué tamaño|qué altura|qué ancho|qué peso|qué superficie|qué temperatura|qué edad|cuánto mide|cuánto miden|cuánto pesa|cuánto pesan|a qué distancia|cómo de grande|qué medidas|qué edad|hasta qué edad|desde qué edad|cómo de alto|cómo de pesado
puedo|puede|pueden|hay|tienen|tenéis|es|son|está|están|abren|abrís|se puede|hacéis|operáis|hace falta|tengo que|tienes|podéis
no|nunca|sin|ningún|ninguna|excepto|nada|tampoco
solo|sólo|solamente|únicamente
mejor|no espera|quiero decir|digo|en realidad|olvida
luego|después|a continuación|y después
y|e|también|además|más|y qué tal|y qué hay de|qué hay de
o|u
más barato|más barata|más pequeño|más pequeña|más bajo|menor|mínimo
más caro|más cara|más grande|mayor|más alto|mejor|más nuevo|más reciente
último|última|últimos
hasta|al|fin|vuelta|salida|regreso
me llamo|mi nombre es|a nombre de|soy|nombre|se llama
en|como|para|a
busca|buscar|búscame|buscame
encuentra|encuéntrame|busco|buscamos
escribe|pon|pone|introduce|rellena|mete|escribir|cambia|teclea
añade|agrega|recuérdame|apunta|anota|nueva tarea
envía|enviar|envíala|envíalo|envíela|envíe|manda|reserva|apúntame|apuntame|suscríbeme|suscribir|aplica|usa|mándalo|mándala|mándelo|enviadlo|mandadlo|tramítalo
cosa|sino|cosas|algo|pues|bueno|venga|ya|ahora|también|todavía|lo de|oye|mira|vendéis|ustedes venden|ofrecéis|ofrecen ustedes|que vendes|necesito|necesitamos|me gustaría|gustaría|quisiéramos|prefiero|preferiría|pero|porque|cuando|aunque|mientras|muy|tan|así|aquí|allí|ahí|hola|gracias|vale|vamos|a ver|oiga|perdón|disculpe|quizás|tal vez|mismo|misma|desde|hacia|poder|tener|tengo|tenemos|tienes|tienen|tiene|estoy|estamos|está|están|estar|voy|va|vas|dan|da|hace|hacer|haz|es que|la verdad|de verdad|por aquí|por ahí|enseguida|me va|nos va|en|falta|hasta ahora
página|sitio|enlace|botón|sección|parte|tema|artículo|pestaña|menú|campo|opción|apartado|lista|sitio
yo|soy|somos|me|mi|mis|tengo|nosotros|nuestro|nuestra
nuevo|nueva
en vez de|en lugar de
clic|haz clic|haz clic en|pulsa|pulsa en|presiona|clica|clica en|dale a|marca|marque|desmarca|elige|selecciona|escoge|enfoca|pon el cursor en
ve|ve a|ir|ir a|llévame|llévame a|vamos a
dime|dígame|díganme|decidme|dinos|díganos|indícame|indíqueme|explícame|explíqueme|cuéntame|cuénteme|infórmame de|infórmeme de|infórmame sobre|infórmeme sobre|hazme saber|hágame saber|quiero saber|quisiera saber|me gustaría saber|querría saber|necesito saber|quisiera conocer|me gustaría conocer|quiero conocer|puedes decirme|puede decirme|podrías decirme|podría decirme|me puedes decir|me puede decir|me podrías decir|me podría decir|me dices|me dice|sabes|sabe usted`
