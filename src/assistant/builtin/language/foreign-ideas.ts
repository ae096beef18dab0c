/** What visitors call the common places of a site in their own language, each line beside its English words. */
export const foreignIdeas: readonly string[] = [
  'cart, warenkorb, einkaufswagen, panier, carrito, cesta, carrello, carrinho, winkelwagen, winkelmand, winkelmandje, koszyk, koszyka, sepet, sepetim, سلة, السلة, عربة التسوق, カート, 买物かご, 购物车',
  'account, konto, kundenkonto, compte, cuenta, conta, hesap, hesabım, konta, حساب, الحساب, حسابي, アカウント, 账户, 帐户, 账号',
  'delivery, shipping, lieferung, versand, lieferzeit, livraison, expédition, envío, entrega, consegna, spedizione, bezorging, levering, verzending, dostawa, dostawy, wysyłka, teslimat, kargo, توصيل, التوصيل, شحن, الشحن, 配送, 送料, 发货, 运费',
  'returns, return, refund, rückgabe, zurückgeben, zurücksenden, zurückschicken, retourner, renvoyer, rendre, devolver, restituire, terugsturen, zwrócić, iade etmek, rücksendung, retoure, retours, remboursement, devolución, devoluciones, reembolso, reso, resi, rimborso, devolução, devoluções, retour, retourneren, zwrot, zwroty, iade, إرجاع, الإرجاع, استرجاع, 返品, 返金, 退货, 退款',
  'warranty, guarantee, garantie, gewährleistung, garantía, garanzia, garantia, gwarancja, gwarancji, garanti, ضمان, الضمان, 保証, 保修',
  'help, support, hilfe, aide, ayuda, aiuto, ajuda, hulp, pomoc, yardım, مساعدة, المساعدة, ヘルプ, 帮助',
  'contact, kontakt, contacto, contatto, contatti, contato, contacto, iletişim, اتصل بنا, お問い合わせ, 联系, 联系我们',
  'price, cost, preis, preise, prix, precio, prezzo, preço, prijs, cena, ceny, fiyat, سعر, السعر, 価格, 値段, 价格',
  'opening hours, öffnungszeiten, horaires, horario, orari, horário, openingstijden, godziny otwarcia, çalışma saatleri, أوقات العمل, 営業時間, 营业时间',
  'checkout, kasse, caisse, commander, pagar, tramitar pedido, cassa, finalizar compra, afrekenen, kasa, ödeme, الدفع, レジ, 结账',
  'order, orders, bestellung, bestellungen, commande, commandes, pedido, pedidos, ordine, ordini, encomenda, bestelling, bestellingen, zamówienie, zamówienia, sipariş, siparişlerim, طلب, طلباتي, 注文, 订单',
  'gift, geschenk, geschenke, cadeau, cadeaux, regalo, regalos, regali, presente, geschenk, prezent, hediye, هدية, هدايا, ギフト, 礼物',
  'home, startseite, accueil, inicio, início, startpagina, strona główna, ana sayfa, الرئيسية, ホーム, 首页',
  'colour, color, farbe, farben, couleur, couleurs, colore, colori, cor, cores, kleur, kleuren, kolor, renk, لون, 色, 颜色',
  'quantity, anzahl, menge, quantité, cantidad, quantità, quantidade, aantal, ilość, adet, الكمية, 数量',
  'sign in, log in, anmelden, einloggen, se connecter, connexion, iniciar sesión, accedi, entrar, inloggen, zaloguj się, giriş yap, تسجيل الدخول, ログイン, 登录',
]
