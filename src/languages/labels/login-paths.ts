/** How sites name the way to their login in addresses, decoded and in small letters, with bars between. */
export const loginPaths =
  'log-?in|sign-?in|auth|sso|anmelden|anmeldung|connexion|acceso|iniciar-sesion|accesso|accedi|entrar|inloggen|logowanie|zaloguj|giris|giriş|تسجيل-الدخول|登录|登入|ログイン'
