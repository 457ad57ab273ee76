import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { MenuButton } from '../../ui/index.ts'
import { DaysPicker } from '../../ui/pick/DaysPicker.tsx'
import { SearchSelect } from '../../ui/pick/SearchSelect.tsx'
import { TreeSelect } from '../../ui/pick/TreeSelect.tsx'
import styles from './gallery.module.css'
import { words } from './words.ts'

const BUREAUS = ['北京', '上海', '江苏', '浙江', '广东', '深圳', '四川'].map((label, i) => ({
  value: String(i),
  label,
}))
const REGIONS = [
  {
    value: '44',
    label: '广东省',
    children: [
      { value: '4401', label: '广州市' },
      { value: '4403', label: '深圳市' },
    ],
  },
  { value: '51', label: '四川省', children: [{ value: '5101', label: '成都市' }] },
]

/** What the component kit does for us, in our look. */
export function Pickers() {
  const t = useWords(words)
  const [days, setDays] = useState({ from: '', to: '' })
  const [bureau, setBureau] = useState('')
  const [regions, setRegions] = useState<string[]>([])
  return (
    <div className={styles.line}>
      <DaysPicker
        label={t('days')}
        value={days}
        shortcuts={[{ key: 'week', label: t('week'), from: '2026-11-14', to: '2026-11-21' }]}
        onChange={setDays}
      />
      <SearchSelect
        label={t('bureau')}
        value={bureau}
        all={t('anyBureau')}
        options={BUREAUS}
        onChange={setBureau}
      />
      <TreeSelect
        label={t('region')}
        value={regions}
        nodes={REGIONS}
        all={t('anyRegion')}
        onChange={setRegions}
      />
      <MenuButton
        label={t('actions')}
        entries={[
          { key: 'rename', label: t('rename'), icon: 'file', onSelect: () => {} },
          { key: 'remove', label: t('remove'), icon: 'close', danger: true, onSelect: () => {} },
        ]}
      >
        {t('actions')}
      </MenuButton>
    </div>
  )
}
