import type { ReactNode } from 'react'
import type { Language } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import { Brand } from '../../ui/brand/Seal.tsx'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { inLanguage, sayIn } from '../site/page.ts'
import styles from './layout.module.css'
import { PublicFooter } from './PublicFooter.tsx'
import { layoutWords } from './words.ts'

/** What stands at the top; everything else is at the foot of every page. */
const LINKS = [
  ['erp', paths.erpCredit()],
  ['tax', paths.taxCredit()],
  ['verify', paths.invoiceVerify()],
  ['chain', paths.chainFinance()],
  ['paper', paths.whitePaper()],
  ['download', paths.downloads()],
  ['proof', paths.proof()],
] as const

/**
 * Top navigation, footer and floating side panel of every public page. Works without script; see enhance.ts. `at`: the page's path,
 * where it is there in both languages.
 */
export function PublicLayout({
  lang = 'zh',
  at,
  children,
}: {
  lang?: Language
  at?: string
  children: ReactNode
}) {
  const say = sayIn(layoutWords, lang)
  return (
    <>
      <a className={styles.skip} href="#main">
        {say('skip')}
      </a>
      <header className={styles.head}>
        <div className={cx(styles.wrap, styles.headIn)}>
          <a href={paths.home()} title={say('home')}>
            <Brand size={32} />
          </a>
          <nav className={styles.nav} data-menu="" aria-label={say('main')}>
            {LINKS.map(([name, path]) => (
              <a
                key={name}
                href={inLanguage(path, lang)}
                aria-current={path === at ? 'page' : undefined}
              >
                {say(name)}
              </a>
            ))}
          </nav>
          {at && (
            <a
              className={styles.headLanguage}
              href={lang === 'en' ? at : `/en${at}`}
              hrefLang={lang === 'en' ? 'zh-CN' : 'en'}
              lang={lang === 'en' ? 'zh-CN' : 'en'}
            >
              {say('language')}
            </a>
          )}
          <a
            className={cx(button.btn, button['btn-primary'])}
            data-part="button"
            data-variant="primary"
            href={paths.login()}
            data-login=""
          >
            {say('login')}
          </a>
          <button
            type="button"
            className={cx(button.iconbtn, styles.headToggle)}
            data-menu-toggle=""
            aria-label={say('menu')}
            aria-expanded="false"
          >
            <Icon name="menu" size={22} />
          </button>
        </div>
      </header>
      <main id="main">{children}</main>
      <PublicFooter lang={lang} />
      <aside className={styles.side} aria-label={say('ways')}>
        <a href={`tel:${SITE.businessPhone}`} aria-label={say('phone')}>
          <Icon name="phone" />
          <span>
            <b className={textStyles.num}>{SITE.businessPhone}</b>
            <small>
              {say('business')} {say('hours')}
            </small>
          </span>
        </a>
        <a href={`mailto:${SITE.email}`} aria-label={say('mail')}>
          <Icon name="mail" />
          <span>{SITE.email}</span>
        </a>
        <a href={SITE.chat} target="_blank" rel="noreferrer" aria-label={say('chat')}>
          <Icon name="chat" />
          <span>{say('chat')}</span>
        </a>
        <button type="button" aria-label={say('wechat')}>
          <Icon name="qr" />
          <span>
            <img src="/official-account.svg" width="112" height="112" alt="" loading="lazy" />
            <small>{say('scan')}</small>
          </span>
        </button>
        <button type="button" className={styles.sideTop} data-back-top="" aria-label={say('top')}>
          <Icon name="up" />
        </button>
      </aside>
    </>
  )
}
