-- Enhanced photographs: anyone may fetch one whose address they know, through the public address of the bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('enhanced', 'enhanced', true, 20 * 1024 * 1024, array['image/jpeg'])
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- The function writes with its secret key, to which no policy applies. Everyone else may neither list, add, change nor
-- remove: restrictive policies hold even where another one, made for another bucket, allows more than it should.
create policy "Enhanced photographs are listed by nobody"
on storage.objects as restrictive for select to anon, authenticated
using (bucket_id <> 'enhanced');

create policy "Enhanced photographs are added by the function alone"
on storage.objects as restrictive for insert to anon, authenticated
with check (bucket_id <> 'enhanced');

create policy "Enhanced photographs are changed by nobody"
on storage.objects as restrictive for update to anon, authenticated
using (bucket_id <> 'enhanced')
with check (bucket_id <> 'enhanced');

create policy "Enhanced photographs are removed by nobody"
on storage.objects as restrictive for delete to anon, authenticated
using (bucket_id <> 'enhanced');
