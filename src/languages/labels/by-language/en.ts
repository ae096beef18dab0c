import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const en: LabelWords = {
  binding: bars(`
    buy|purchase|order|reorder|book|reserve|rent|send|resend|submit|publish|transfer|withdraw|sign|subscribe
    donate|bid|confirm|accept|agree|approve|authorize|authorise|invite|upgrade|renew|checkout now|finalize
    finalise|cash out|redeem|vote|grant|start trial|start free trial|decline|reject|sell
    sell all|bet|place bet|post now|reply all|apply now|create account|enroll|enrol|join now|hire|deploy
    go live|run now|make admin|change plan|switch plan|change role|change email|change address
    change password|update password|set password|disable two|turn off two|activate|allow access|give access
    share with|save and publish|check in now|file a claim|make an offer|request refund|place an order
    open account|open an account|open a dispute|lock account|transfer funds|top up|log in as|hand over
    turn in|lodge|merge pull request|merge branch|squash and merge|rebase and merge|confirm merge|merge into
    release funds|release payment|promote to|make owner|make me|change owner|new owner|deposit|add funds|add money
    broadcast|email everyone|email all|register now|complete registration|downgrade|autopay|auto pay|liquidate
    post comment|place a bid
    trust this device|connect account|link account|link bank account|start subscription|resume subscription
    extend rental|become a member|become a patron|load money|cash in|add credit|exchange now|close position
    close trade|go long|go short|try free|try for free|take offer|secure my spot|hold my room|go public|go online
    make live|set live|put online|push to production|roll out|ship it|hand in|file return|file taxes
    cast ballot|add admin|create user|generate token|regenerate key|rotate key|change pin|mark as paid
    mark as sold
    settle up|settle invoice|settle bill|preorder|pre order|get premium|go premium|go pro|get pro|start my plan|start plan
    return item|return order|chip in|back this project|back it|make public|make it public|notify all|notify everyone
    announce|fax|mail it|email it|call now|text them|text her|text him|elevate to|countersign|ratify|let in|get it now
    snap it up|i'll take it|switch to pro|switch to premium|move to pro|move to premium|unlock for|pledge|consent to
    endorse|nominate|hand over to|sublet|check out with|claim refund|escrow|outbid
    certify|attest|notarize|notarise|swear to|sign off hours|let them in|let him in|let her in|relieve of duty|report sick|call in sick|report absence|offer letter|add to my bill|add to the bill|put on my bill|put on the bill|add to my tab|put on my tab`),
  final: bars(`
    pay|pay now|place order|place your order|place bid|buy now|order now|confirm order|confirm booking
    confirm purchase|confirm payment|complete order|complete purchase|complete booking|send money
    make payment|transfer money|wire|charge|charge my card|place my order|place the order
    complete your order|complete my order|finish your order|finish order|finalize order|finalise order
    submit order|submit payment|confirm and pay|issue payment|issue refund|refund|checkout and pay
    pay with|complete payment|complete checkout|authorize payment|buy it now|purchase now
    sign the|sign this|sign and|sign here|sign now|sign document|sign contract|sign agreement|sign your|e sign
    capture payment|process payment|subscribe and pay|start membership|transfer funds|withdraw funds|remit`),
  destructive: bars(`
    delete|remove|erase|cancel|unsubscribe|deactivate|close account|terminate|destroy|discard|wipe|revoke
    reset|empty cart|empty trash|clear all|clear history|clear data|block user|leave group|disconnect
    uninstall|trash|archive|log out everywhere|drop database|drop table|truncate|format disk|format drive
    shut down|shutdown|power off|restart server|reboot|factory reset|suspend|expel|unfriend|unfollow
    unpublish|unshare|disable|disable 2fa|turn off 2fa|log out|logout|log off|logoff|sign out|signout
    clear cart|clear basket|empty basket|empty bin|clear everything|clear form|close my account
    close your account|delete account|end subscription|end membership|stop subscription|stop service|opt out
    force push|rollback|roll back|restore backup|overwrite|recycle bin|move to bin|move to trash
    reverse payment|forget me|withdraw application|decommission|evict|demote|report user|report abuse
    hang up
    log me out|sign me out|get rid of|fire employee|dismiss employee|ban member|ban user|ban this|pause subscription
    pause membership|take offline|tear down|leave meeting|end meeting|end call|end session|stop server|stop emails
    no more emails|freeze card|report lost card|close ticket|close issue|close case
    forget this device|scrap|throw away|take down|kick|stop plan|quit team|leave team|exit group|leave project
    leave organization|leave organisation|end plan|log me off|drop course|drop class|void invoice|void check|write off
    nuke|zap|unlink|detach card|forget device|end contract|end lease|call off|chuck|delist|unregister|disown
    withdraw consent|shut account|cut off
    deregister|strike off|off the register|unsend|recall message|recall email|recall e mail|take back message|retract message|give notice|give my notice|serve notice|notice to vacate|end tenancy`),
  harmless: bars(`
    older|newer|older posts|newer posts|older messages|newer messages|rename|star|unstar|mark as read|mark as unread|mark all as read|continue reading|keep reading

    search|find|filter|filters|apply filters|sort|show|show more|load more|view|add to cart|add to basket
    add to bag|next|next step|continue|proceed|back|previous|prev|go|calculate|check availability|compare|preview
    update cart|edit|log in|sign in|login|add to list|add to wishlist|add to wish list|add to favourites
    add to favorites|save for later|apply code|apply coupon|apply discount|apply voucher|apply promo code
    add|add item|add row|add line|add another|add product|add to compare|add to calendar|add tag|menu
    open menu|close|close menu|more|less|show less|show all|view all|see all|details|view details|learn more
    read more|expand all|collapse all|select|select all|choose|choose options|quick view|copy|copy to clipboard|copy link
    copy code|print|refresh|reload|zoom in|zoom out|full screen|play|pause|mute|unmute|home|help|faq|contact
    settings|language|today|month|week|day|year|list|grid|map|table|map view|list view|grid view|first|last
    back to top|scroll to top|to the top|next slide|previous slide|next image|previous image|next photo|previous photo|next month|previous month
    next week|previous week|next day|previous day|next year|previous year|font size|text size|discount code|coupon code
    promo code|voucher code|first page|last page|previous page|next page|load more reviews|up|down|increase|decrease
    increase quantity|decrease quantity|plus|minus|undo|redo|skip|retry|try again|estimate|estimate shipping
    check price|check stock|size guide|change date|change dates|change quantity|update quantity
    update results|update totals|recalculate|use this address|new search|advanced search|clear search
    go to cart|view cart|view basket|cart|basket|checkout|go to checkout|proceed to checkout
    continue shopping|continue to shipping|continue to delivery|forgot password|remember me|filter results
    apply filter|apply sort|sort by|order by|newest|popular|write a review|ask a question|track|track order
    download|export|bold|italic|underline|highlight|dark mode|light mode|accessibility|categories|account
    my account|profile|notifications|messages|inbox|search results|save draft|save as draft
    payment|shipping|delivery|billing|review|summary|overview|address|contact details|step
    earlier|later|earlier trains|later trains|earlier connections|later connections|earlier departures
    later departures|earlier flights|later flights`),
  innocent: bars(`
    order by|sort order|order history|order status|order details|order number|my order|your order
    track order|track your order|remove filter|remove filters|delete filter|clear filter
    clear filters|reset filter|reset filters|reset zoom|reset view|reset search|cancel search|sign in
    sign up|sign-in|sign-up|book review|book reviews|book club|comic book|guest book|address book
    send to back|sort by|apply filter|apply filters|orders|my orders|your orders|order summary
    order overview|booking details|booking history|my bookings|bookings|payment methods|payment options
    cancelled|cancellation policy|return policy|book details|books|booking|reset password link|sign language
    street sign|post office|blog post|posts|view post|next post|previous post|read post|remove from compare
    remove item from compare|cancel selection|clear selection|discard filter
    reset to default view|remove sorting|remove highlight|clear sort|clear date|clear dates|reset dates
    reset sort|reset sorting|archive of|the archive|archives|trade in value|drop down|dropdown|open dropdown
    drop off|drop off location|check in date|log in|leave a review|leave review|leave feedback
    register your interest|gift registry|terms of service|drag and drop`),
  search: bars(`search|find|look up|looking for|query`),
  consent: bars(`
    agree|i agree|accept|consent|terms|conditions|privacy|policy|gdpr|newsletter|marketing|permission
    i have read|i confirm|i declare|i certify|i hereby|authorize|authorise|opt in|opt-in|promotional|offers by email`),
  captcha: bars(
    `captcha|recaptcha|hcaptcha|not a robot|i am human|i'm human|verify you are human|prove you are human`,
  ),
}
