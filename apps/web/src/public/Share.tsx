import { useParams } from 'react-router'
import { paths } from '../paths.ts'
import { SITE } from '../shell/site.ts'
import { Brand } from '../ui/brand/Seal.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/States.tsx'
import { Closed, Opened } from './OpenedReport.tsx'
import styles from './share.module.css'
import { useOpened } from './useOpened.ts'

/** `/share/:token`: a report for someone without an account. Light, Chinese, without the office around it. */
export function Component() {
  const { token = '' } = useParams()
  const { opened, error } = useOpened(token)
  return (
    <div className={styles.share}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.head}>
        <div className={styles.wrap}>
          <a href={paths.home()} title="信鉴首页">
            <Brand size={30} />
          </a>
          <a
            className={styles.verify}
            href={paths.proof(opened ? { no: opened.row.reportNo } : {})}
          >
            <Icon name="shield" size={16} />
            核验真伪
          </a>
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
        <p className={styles.wrap}>
          本报告由 {SITE.name} 出具，经分享人授权供您查阅，请勿转发或用于约定以外的用途。
        </p>
      </footer>
    </div>
  )
}
