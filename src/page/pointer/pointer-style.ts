/** Quiet on light and dark pages alike: a dark shape with a light edge. */
export const pointerStyle = `
:host{all:initial;display:block;position:fixed;inset:0;width:auto;height:auto;border:0;background:none;overflow:hidden;pointer-events:none;z-index:2147483647}
div{position:absolute;left:0;top:0;box-sizing:border-box;opacity:0;transition:all 180ms ease-out}
.on{opacity:1}
.pointer{width:18px;height:22px;margin:-2px 0 0 -3px;background:#16181d;clip-path:polygon(0 0,100% 62%,56% 66%,82% 100%,62% 100%,38% 72%,0 92%)}
.ring{border:2px solid #2f6fed;border-radius:10px;box-shadow:0 0 0 4px #2f6fed38}
.words{max-width:min(320px,100vw - 16px);padding:8px 12px;border-radius:10px;font:500 14px/20px system-ui;color:#fff;background:#16181d}
@media (prefers-reduced-motion:reduce){div{transition:none}}`
