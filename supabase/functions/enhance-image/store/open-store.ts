import type { Settings } from '../settings.ts'
import { FolderStore } from './folder-store.ts'
import type { ResultStore } from './result-store.ts'
import { SupabaseStore } from './supabase-store.ts'

export async function openStore({ store }: Settings): Promise<ResultStore> {
  return store.kind === 'supabase' ? new SupabaseStore(store) : FolderStore.open(store.folder)
}
