/** Calls back when the address changes without a page load. Returns the way to stop. */
export function watchRoute(window: Window, onChange: () => void): () => void {
  let last = window.location.href
  const look = () => {
    if (window.location.href === last) return
    last = window.location.href
    onChange()
  }
  // The Navigation API tells of pushState; where it is missing, looking now and then does.
  const navigation = (window as { navigation?: EventTarget }).navigation
  const timer = navigation ? undefined : window.setInterval(look, 1_000)
  navigation?.addEventListener('currententrychange', look)
  window.addEventListener('popstate', look)
  window.addEventListener('hashchange', look)
  return () => {
    window.clearInterval(timer)
    navigation?.removeEventListener('currententrychange', look)
    window.removeEventListener('popstate', look)
    window.removeEventListener('hashchange', look)
  }
}
