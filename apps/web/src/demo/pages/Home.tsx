import { Link, useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/Card.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Failed } from '../../ui/States.tsx'
import styles from '../demo.module.css'
import { Frame } from '../Frame.tsx'
import { REPORT_PAGES, reportFor } from '../kinds.ts'
import { lendingPaths } from '../lending/paths.ts'
import { turnTo } from '../stops.ts'
import { useVisit } from '../useVisit.ts'
import { words } from '../words.ts'

const ICONS: Readonly<Record<(typeof REPORT_PAGES)[number], IconName>> = {
  invoiceReport: 'report',
  erpReport: 'menu',
  zhjReport: 'wallet',
  taxReport: 'shield',
}
const ABOUT = {
  invoiceReport: 'invoiceText',
  erpReport: 'erpText',
  zhjReport: 'zhjText',
  taxReport: 'taxText',
} as const

/** `/demoSystem/home`: what can be tried, and the tour through it. */
export const Component = () => (
  <Frame>
    <Tried />
  </Frame>
)

function Tried() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { data, error, refetch } = useVisit()
  const noteOf = (page: (typeof REPORT_PAGES)[number]) => {
    if (!data) return ' '
    const shown = reportFor(page, data.reports)
    if (!shown) return t(page === 'taxReport' ? 'notYet' : 'missing')
    return t(shown.own ? 'ownReport' : 'sample', { firm: shown.enterpriseName })
  }
  return (
    <>
      <PageHead title={t('homeTitle')} note={t('homeNote')}>
        <Button variant="primary" size="lg" onClick={() => navigate(turnTo(0))}>
          {t('startTour')}
        </Button>
      </PageHead>
      {error && <Failed message={messageOf(error)} onRetry={() => void refetch()} />}
      <ul className={styles.cards}>
        {REPORT_PAGES.map((page) => (
          <Tile
            key={page}
            to={demoPaths.report({ of: page })}
            icon={ICONS[page]}
            title={t(page)}
            text={t(ABOUT[page])}
            note={noteOf(page)}
          />
        ))}
        <Tile
          to={demoPaths.collection({ side: 'taxClient' })}
          icon="phone"
          title={t('phoneTitle')}
          text={t('phoneText')}
        />
        <Tile
          to={demoPaths.collection({ side: 'taxRep' })}
          icon="dashboard"
          title={t('deskTitle')}
          text={t('deskText')}
        />
        <Tile
          to={lendingPaths.home()}
          icon="wallet"
          title={t('lendingTitle')}
          text={t('lendingText')}
        />
      </ul>
    </>
  )
}

const Tile = (props: {
  to: string
  icon: IconName
  title: string
  text: string
  note?: string
}) => (
  <li>
    <Link className={styles.tile} to={props.to}>
      <Icon name={props.icon} size={24} />
      <strong>{props.title}</strong>
      <span>{props.text}</span>
      {props.note && <small>{props.note}</small>}
      <Icon name="right" size={16} />
    </Link>
  </li>
)
