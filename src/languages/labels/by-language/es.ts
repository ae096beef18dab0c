import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const es: LabelWords = {
  binding: bars(`
    comprar|pedir|encargar|reservar|alquilar|enviar|publicar|compartir|responder|transferir|retirar|firmar
    suscribirse|suscribirme|donar|pujar|solicitar|registrarse|inscribirse|confirmar|aceptar|aprobar
    autorizar|invitar|renovar|finalizar|completar|votar|tramitar|vender|apostar|presentar|entregar|unirse
    unirme|cambiar de plan|cambiar plan|cambiar contraseña|cambiar la contraseña|cambiar dirección|activar
    prueba gratis|reembolsar|cambiar rol|postular|inscribirme|hacer una oferta
    depositar|ingresar dinero|liberar fondos|ascender a|liquidar|cambiar propietario
    abonar|contratar|conceder|ceder|hacer público|preordenar|arrendar
    certificar|atestiguar|dar fe|acreditar asistencia|dar el alta|avisar de baja|comunicar baja|comunicar la baja|notificar ausencia|cargar a la habitación|cargar a mi cuenta`),
  final: bars(`
    pagar|comprar ahora|realizar pedido|realizar el pedido|hacer pedido|confirmar pedido|confirmar compra
    tramitar pedido|enviar dinero|pagar ahora|finalizar compra|finalizar pedido|completar compra
    completar pedido|confirmar pago|reservar ahora|realizar pago|pedir ahora`),
  destructive: bars(`
    eliminar|borrar|quitar|cancelar|anular|darse de baja|dar de baja|cancelar suscripción|desactivar
    cerrar cuenta|cerrar la cuenta|descartar|revocar|rechazar|restablecer|vaciar|destruir|bloquear
    cerrar sesión|salir de la cuenta|eliminar cuenta|papelera|mover a la papelera|vaciar carrito
    vaciar el carrito|sobrescribir|abandonar|apagar|formatear|suspender|expulsar
    despedir|pausar suscripción
    tirar|salir del grupo|rescindir|desechar|renunciar
    date de baja|dese de baja|causar baja|dar aviso de salida|dar preaviso|dar aviso|recuperar mensaje|deshacer envío`),
  harmless: bars(`
    anteriores|más antiguos|más recientes|cambiar nombre|renombrar|seguir leyendo|continuar leyendo

    buscar|búsqueda|encontrar|filtrar|filtros|ordenar|ordenar por|mostrar|ver|ver más|mostrar más
    añadir al carrito|agregar al carrito|añadir a la cesta|siguiente|continuar|atrás|anterior|calcular
    comparar|vista previa|iniciar sesión|aplicar código|aplicar cupón|aplicar filtros|añadir a favoritos
    añadir a la lista|agregar a favoritos|agregar a la lista|menú|abrir menú|cerrar|más|menos|ver menos
    ver todo|ver todos|ver a todos|detalles|ver detalles|más información|leer más|editar|elegir|seleccionar
    seleccionar todo|copiar|copiar enlace|imprimir|acercar|alejar|inicio|ayuda|contacto|ajustes
    configuración|idioma|hoy|página anterior|página siguiente|primera página|última página|aumentar
    disminuir|omitir|añadir|agregar|añadir artículo|comprobar disponibilidad|carrito|ver carrito
    seguir comprando|descargar|mapa|lista|nueva búsqueda|guardar borrador|cargar más|ir a la caja|actualizar carrito
    olvidé mi contraseña
    pago|envío|entrega|resumen|dirección
    antes|más tarde|más temprano|trenes anteriores|trenes posteriores|salidas anteriores
    salidas posteriores`),
  innocent: bars(`
    quitar filtro|quitar filtros|borrar filtro|borrar filtros|eliminar filtros|restablecer filtros
    cancelar búsqueda|mi pedido|mis pedidos|historial de pedidos|detalles del pedido|métodos de pago
    cancelar selección|borrar búsqueda`),
  search: bars(`buscar|búsqueda|busca`),
  consent: bars(
    `acepto|consiento|consentimiento|términos|condiciones|privacidad|política|boletín|he leído|publicidad|declaro|certifico`,
  ),
  captcha: bars(`no soy un robot`),
}
