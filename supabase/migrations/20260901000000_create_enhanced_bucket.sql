-- Enhanced photographs: anyone may fetch one whose address they know, through the public address of the bucket.
-- supabase/config.toml describes the same bucket, for projects where migrations may not write to the storage schema.
do $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('enhanced', 'enhanced', true, 20 * 1024 * 1024, array['image/jpeg'])
  on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
exception when insufficient_privilege then
  raise warning 'The bucket could not be made here: run "supabase seed buckets --linked".';
end
$$;

-- The function writes with its secret key, to which no policy applies. Without a policy nobody else may list, add, change
-- or remove files. These restrictive policies also protect the bucket from a policy for another bucket that allows more
-- than it should. On some projects storage.objects belongs to the platform, and migrations may not add policies to it.
-- Then only the platform protects the bucket, which is enough as long as no policy covers all buckets.
do $$
begin
  drop policy if exists "Enhanced photographs are listed by nobody" on storage.objects;
  create policy "Enhanced photographs are listed by nobody"
  on storage.objects as restrictive for select to anon, authenticated
  using (bucket_id <> 'enhanced');

  drop policy if exists "Enhanced photographs are added by the function alone" on storage.objects;
  create policy "Enhanced photographs are added by the function alone"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'enhanced');

  drop policy if exists "Enhanced photographs are changed by nobody" on storage.objects;
  create policy "Enhanced photographs are changed by nobody"
  on storage.objects as restrictive for update to anon, authenticated
  using (bucket_id <> 'enhanced')
  with check (bucket_id <> 'enhanced');

  drop policy if exists "Enhanced photographs are removed by nobody" on storage.objects;
  create policy "Enhanced photographs are removed by nobody"
  on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'enhanced');
exception when insufficient_privilege then
  raise warning 'Policies on storage.objects could not be made here: no other policy may cover the bucket "enhanced".';
end
$$;
