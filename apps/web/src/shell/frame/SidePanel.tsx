import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { isBackTopShown } from '../back-top.ts'
import { SITE } from '../site.ts'
import styles from './frame.module.css'
import { words } from './words.ts'

/** Floating at the right edge: phone, e-mail, chat, QR code, and back-to-top once the page is scrolled. */
export function SidePanel() {
  const t = useWords(words)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const follow = () => setScrolled(isBackTopShown(window.scrollY))
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return (
    <aside className={cx(layout.screenOnly, styles.side)} data-part="side">
      <Item icon="phone" label={t('businessPhone')} href={`tel:${SITE.businessPhone}`}>
        <b className={textStyles.num}>{SITE.businessPhone}</b>
        <small>{t('hours')}</small>
      </Item>
      <Item icon="mail" label={t('email')} href={`mailto:${SITE.email}`}>
        {SITE.email}
      </Item>
      <Item icon="chat" label={t('chat')} href={SITE.chat}>
        {t('chat')}
      </Item>
      <Item icon="qr" label={t('officialAccount')}>
        <img src="/official-account.svg" width="112" height="112" alt="" loading="lazy" />
        <small>{t('scan')}</small>
      </Item>
      {scrolled && (
        <button
          type="button"
          className={cx(styles.sideItem, styles.sideTop)}
          aria-label={t('backTop')}
          title={t('backTop')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon name="up" />
        </button>
      )}
    </aside>
  )
}

function Item(props: { icon: IconName; label: string; href?: string; children: ReactNode }) {
  const inside = (
    <>
      <Icon name={props.icon} />
      <span className={styles.sideCard}>{props.children}</span>
    </>
  )
  if (!props.href)
    return (
      <button type="button" className={styles.sideItem} aria-label={props.label}>
        {inside}
      </button>
    )
  const outside = props.href.startsWith('http')
  return (
    <a
      className={styles.sideItem}
      href={props.href}
      aria-label={props.label}
      {...(outside && { target: '_blank', rel: 'noreferrer' })}
    >
      {inside}
    </a>
  )
}
