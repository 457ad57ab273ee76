import { ErpPage } from '../../parts/erp/ErpPage.tsx'
import { Create } from '../Create.tsx'

const VIEWS = { create: Create }

export const Component = () => <ErpPage views={VIEWS} />
