import { DatePicker, Segmented, TreeSelect } from 'antd'
import { preferences } from '../../i18n/language.ts'
import { AntdTheme } from '../../ui/antd/AntdTheme.tsx'
import { useStore } from '../../ui/store.ts'

/** antd's widgets beside our own, in the same tokens. */
export function AntdSample() {
  const { theme, language } = useStore(preferences)
  return (
    <AntdTheme key={theme} dark={theme === 'dark'} language={language}>
      <div className="g-line">
        <DatePicker.RangePicker />
        <TreeSelect
          style={{ width: 220 }}
          defaultValue="4401"
          treeData={[{ value: '44', title: '广东', children: [{ value: '4401', title: '广州' }] }]}
        />
        <Segmented options={['月', '季', '年']} />
      </div>
    </AntdTheme>
  )
}
