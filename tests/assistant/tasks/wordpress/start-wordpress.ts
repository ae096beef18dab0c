import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../support/free-port.ts'
import { ownProcess, waitUntil } from '../../../support/own-process.ts'

/** Where Debian's package lies. */
const installed = '/usr/share/wordpress'

/** A WordPress with a few posts and users, on a database of its own. Nothing of it outlives this process. */
export async function startWordPress() {
  if (!existsSync(installed))
    throw new Error('These tasks need WordPress: apt-get install wordpress mariadb-server php-cli')
  const folder = mkdtempSync(join(tmpdir(), 'tasks-wordpress-'))
  const root = join(folder, 'site')
  const socket = join(folder, 'db.sock')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  execFileSync('cp', ['-rL', installed, root])
  writeFileSync(join(root, 'wp-config.php'), settings({ origin, socket }))
  mkdirSync(join(root, 'wp-content/mu-plugins'))
  copyFileSync(join(import.meta.dirname, 'beside.php'), join(root, 'wp-content/mu-plugins/beside.php'))
  const widget = join(root, 'wp-content/widget.html')
  writeFileSync(widget, '')

  const data = join(folder, 'db')
  execFileSync('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...asRoot, '--skip-test-db'], {
    stdio: 'ignore',
  })
  const database = ownProcess(() => ({
    command: 'mariadbd',
    words: ['--no-defaults', `--datadir=${data}`, ...asRoot, `--socket=${socket}`, '--skip-networking'],
  }))
  database.start()
  const sql = (text: string) =>
    execFileSync('mariadb', ['--no-defaults', '-u', 'root', `--socket=${socket}`, '-e', text], {
      stdio: 'ignore',
    })
  await waitUntil(async () => succeeds(() => sql('create database if not exists site')), database.failure)
  sql("create or replace user site@localhost identified by 'site'; grant all on site.* to site@localhost")
  // Nobody is to be sent a mail that the site is ready.
  const quiet = ['-d', 'sendmail_path=/bin/true']
  execFileSync('php', [...quiet, join(import.meta.dirname, 'content.php'), root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const site = ownProcess(() => ({
    command: 'php',
    words: ['-S', `127.0.0.1:${port}`, '-t', root],
  }))
  site.start()
  await waitUntil(
    () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    site.failure,
  )
  return {
    origin,
    /** Puts a line into every page. */
    embed: (line: string) => writeFileSync(widget, line),
    async close() {
      await site.stop('SIGTERM')
      await database.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** MariaDB wants to be told that it may run as root. */
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

function settings({ origin, socket }: { readonly origin: string; readonly socket: string }): string {
  const values = {
    DB_NAME: 'site',
    DB_USER: 'site',
    DB_PASSWORD: 'site',
    DB_HOST: `localhost:${socket}`,
    WP_HOME: origin,
    WP_SITEURL: origin,
  }
  return `<?php
${Object.entries(values)
  .map(([name, value]) => `define('${name}', '${value}');`)
  .join('\n')}
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}
