import { readable } from '@xinjian/contract/channel/theme'
import { useSearchParams } from 'react-router'
import { SITE } from '../shell/site.ts'
import { Brand } from '../ui/brand/Seal.tsx'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/States.tsx'
import { Closed, Opened } from './OpenedReport.tsx'
import styles from './share.module.css'
import { useOpened } from './useOpened.ts'

/**
 * `/justiceEntReport?token`, `/justiceBaseReport?token` and `/justiceReportYCQ?token`: a report in the frame of a partner's site, as its
 * channel looks. Which sites may show it, the header of this page says (docs/decisions/0170).
 */
export function Component() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { opened, error } = useOpened(token)
  const theme = opened?.channel
  const color = readable(theme?.color)
  return (
    <div className={styles.share}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.head} style={color ? { borderBottomColor: color } : undefined}>
        <div className={styles.wrap}>
          {theme?.logo ? (
            <img src={theme.logo} alt={theme.title} height="32" />
          ) : theme ? (
            <strong style={color ? { color } : undefined}>{theme.title}</strong>
          ) : (
            <Brand size={30} />
          )}
        </div>
      </header>
      <main className={cx(styles.wrap, styles.main)}>
        {error !== null ? (
          <Closed message={error} />
        ) : opened ? (
          <Opened opened={opened} token={token} />
        ) : (
          <div aria-busy="true">
            <Skeleton lines={14} />
          </div>
        )}
      </main>
      <footer className={styles.foot}>
        <p className={styles.wrap}>本报告由 {SITE.name} 出具，仅供约定用途，请勿转发。</p>
      </footer>
    </div>
  )
}
