/** The look of the few pages the server draws itself. Nothing is fetched: system fonts, no pictures. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --card: #fff; --line: #e2e5ea; --text: #16181d; --quiet: #5b6270;
  --accent: #2457d6; --on-accent: #fff; --ring: #2457d633; --wrong: #b3261e; --wrong-ground: #fdeceb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1115; --card: #171a20; --line: #2b303a; --text: #eceef2; --quiet: #9aa3b2;
    --accent: #7ea6ff; --on-accent: #0b1220; --ring: #7ea6ff40; --wrong: #ffb4ab; --wrong-ground: #3a1a18;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--text);
  font: 15px/22px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 400px; padding: 32px; background: var(--card); border: 1px solid var(--line);
  border-radius: 16px; box-shadow: 0 1px 2px #0000000a, 0 8px 24px #0000000f;
}
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 24px; font-weight: 600; color: var(--quiet); }
.brand svg { width: 22px; height: 22px; fill: #3457d5; }
.brand path { fill: #fff; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0 0 20px; color: var(--quiet); overflow-wrap: anywhere; }
form { display: grid; gap: 16px; margin: 0; }
label { display: grid; gap: 6px; font-weight: 500; }
label small { font-size: 13px; line-height: 18px; font-weight: 400; color: var(--quiet); }
input {
  width: 100%; height: 44px; padding: 0 12px; font: inherit; font-size: 16px; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: 10px;
}
input:focus-visible, button:focus-visible, a:focus-visible {
  outline: none; border-color: var(--accent); box-shadow: 0 0 0 3px var(--ring);
}
input[aria-invalid='true'] { border-color: var(--wrong); }
button {
  height: 44px; padding: 0 16px; font: inherit; font-weight: 600; color: var(--on-accent);
  background: var(--accent); border: 1px solid transparent; border-radius: 10px; cursor: pointer;
}
button:hover { filter: brightness(1.06); }
button:active { transform: translateY(1px); }
.wrong { margin: 0 0 16px; padding: 10px 12px; border-radius: 10px; color: var(--wrong); background: var(--wrong-ground); }
a { color: var(--accent); border-radius: 4px; }
.hint { margin: 20px 0 0; font-size: 13px; line-height: 18px; }
code { font-family: monospace; color: var(--text); }
@media (max-width: 480px) {
  body { place-items: start center; padding: 0; background: var(--card); }
  main { border: 0; border-radius: 0; box-shadow: none; padding: 32px 20px; }
}
@media (prefers-reduced-motion: reduce) { button:active { transform: none; } }
`
