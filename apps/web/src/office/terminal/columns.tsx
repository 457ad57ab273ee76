import {
  MACHINE_RESULTS,
  TERMINAL_STATES,
  type TerminalState,
} from '@xinjian/contract/collect/machine-states'
import type { MachineRecordRow, TerminalRow } from '@xinjian/contract/nouns/collect/terminal'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { TerminalActions } from './TerminalActions.tsx'
import { words } from './words.ts'

const COLOURS: Record<TerminalState, FlagColour> = {
  LIVE: 'green',
  WAITING: 'yellow',
  BLOCKED: 'red',
}
const at = { type: 'instant' } as const
const moment = (text: string) => instant(text).slice(0, 16)

export function useTerminalColumns(): ListColumn<TerminalRow>[] {
  const t = useWords(words)
  const may = useMay('terminal.write')
  const columns: ListColumn<TerminalRow>[] = [
    {
      key: 'serial',
      title: t('device'),
      sheet: [{ title: t('serial') }, { title: t('number'), field: 'terminalNo' }],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.anywhere}>{row.serial}</span>
          <small className={cx(textStyles.muted, textStyles.anywhere)}>{row.terminalNo}</small>
        </span>
      ),
    },
    {
      key: 'place',
      title: t('place'),
      sheet: [
        {},
        { title: t('witness'), field: 'witness' },
        { title: t('channel'), field: 'channel' },
      ],
      render: (row) => (
        <span className={cells.two}>
          {row.place}
          <small className={textStyles.muted}>
            {t('witness')} {row.witness}
          </small>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      sheet: { names: namesOf(t, TERMINAL_STATES) },
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
          </span>
          {row.setUpUntil && (
            <small className={cx(textStyles.muted, textStyles.nowrap)}>
              {t('codeUntil', { at: moment(row.setUpUntil) })}
            </small>
          )}
        </span>
      ),
    },
    { key: 'visits', title: t('visits'), align: 'right', sheet: { type: 'number' } },
    {
      key: 'lastSeenAt',
      title: t('seen'),
      sheet: [
        at,
        { title: t('ip'), field: 'lastIp' },
        { ...at, title: t('made'), field: 'madeAt' },
      ],
      render: (row) => (
        <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
          {row.lastSeenAt ? moment(row.lastSeenAt) : t('never')}
          <small className={textStyles.muted}>
            {t('made')} {instant(row.madeAt).slice(0, 10)} {row.madeBy}
          </small>
        </span>
      ),
    },
  ]
  return may
    ? [
        ...columns,
        { key: 'action', title: t('action'), render: (row) => <TerminalActions row={row} /> },
      ]
    : columns
}

export function useRecordColumns(): ListColumn<MachineRecordRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'serial',
      title: t('device'),
      sheet: [
        { title: t('serial') },
        { title: t('number'), field: 'terminalNo' },
        { title: t('place'), field: 'place' },
        { title: t('recordNo'), field: 'recordNo' },
      ],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.anywhere}>{row.serial}</span>
          <small className={textStyles.muted}>{row.place}</small>
        </span>
      ),
    },
    {
      key: 'startedAt',
      title: t('started'),
      sheet: [at, { ...at, title: t('ended'), field: 'endedAt' }],
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>{moment(row.startedAt)}</span>
      ),
    },
    {
      key: 'seconds',
      title: t('seconds'),
      align: 'right',
      sheet: { type: 'number' },
      render: (row) => row.seconds ?? '—',
    },
    {
      key: 'steps',
      title: t('steps'),
      render: (row) =>
        row.steps
          .map(({ step, ok }) => (ok ? t(step) : t('failed', { step: t(step) })))
          .join(' → '),
    },
    {
      key: 'result',
      title: t('result'),
      sheet: [{ names: namesOf(t, MACHINE_RESULTS) }, { title: t('task'), field: 'finTaskId' }],
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={row.result === 'DONE' ? 'green' : row.result === null ? 'yellow' : 'grey'}>
              {t(row.result ?? 'running')}
            </Tag>
          </span>
          {row.finTaskId && <small className={textStyles.muted}>{row.finTaskId}</small>}
        </span>
      ),
    },
  ]
}
