import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'
import { Brand } from '../../ui/brand/Seal.tsx'
import button from '../../ui/button.module.css'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './layout.module.css'
import { PublicFooter } from './PublicFooter.tsx'

const LINKS = [
  { href: '/#sample', label: '报告样例' },
  { href: '/#evidence', label: '数字有据' },
  { href: '/#phone', label: '手机采集' },
  { href: '/#how', label: '如何使用' },
  { href: '/#security', label: '安全与授权' },
  { href: paths.proof(), label: '报告验真' },
]

/** Top navigation, footer and floating side panel of every public page. Works without script; see enhance.ts. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        跳到正文
      </a>
      <header className={styles.head}>
        <div className={cx(styles.wrap, styles.headIn)}>
          <a href="/" title="信鉴首页">
            <Brand size={32} />
          </a>
          <nav className={styles.nav} data-menu="" aria-label="主导航">
            {LINKS.map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
          </nav>
          <a
            className={cx(button.btn, button['btn-primary'], styles.headLogin)}
            data-part="button"
            data-variant="primary"
            href={paths.login()}
            data-login=""
          >
            登录
          </a>
          <button
            type="button"
            className={cx(button.iconbtn, styles.headToggle)}
            data-menu-toggle=""
            aria-label="打开或收起菜单"
            aria-expanded="false"
          >
            <Icon name="menu" size={22} />
          </button>
        </div>
      </header>
      <main id="main">{children}</main>
      <PublicFooter />
      <aside className={styles.side} aria-label="联系方式">
        <a href={`tel:${SITE.businessPhone}`} aria-label="业务咨询电话">
          <Icon name="phone" />
          <span>
            <b className={textStyles.num}>{SITE.businessPhone}</b>
            <small>业务咨询 {SITE.hours}</small>
          </span>
        </a>
        <a href={`mailto:${SITE.email}`} aria-label="电子邮箱">
          <Icon name="mail" />
          <span>{SITE.email}</span>
        </a>
        <a href={SITE.chat} target="_blank" rel="noreferrer" aria-label="在线客服">
          <Icon name="chat" />
          <span>在线客服</span>
        </a>
        <button type="button" aria-label="微信公众号">
          <Icon name="qr" />
          <span>
            <img src="/official-account.svg" width="112" height="112" alt="" loading="lazy" />
            <small>微信扫码关注</small>
          </span>
        </button>
        <button type="button" className={styles.sideTop} data-back-top="" aria-label="回到顶部">
          <Icon name="up" />
        </button>
      </aside>
    </>
  )
}
