/** The shop's sign in a browser tab. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#23372f"/>
  <path d="M6 18C6 10 10 6 16 6s10 4 10 12z" fill="#f4efe4"/>
  <path d="M10 21.5h12" stroke="#f2b950" stroke-width="3" stroke-linecap="round"/>
  <path d="M13.5 26h5" stroke="#f2b950" stroke-width="2" stroke-linecap="round" opacity=".7"/>
</svg>
`
